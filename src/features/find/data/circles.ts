import { __ } from '@wordpress/i18n';
import { fail, ok, type Result } from '../../../kernel/result';
import type { Search } from '../../replacing/index.model';
import { fetchUsesPage } from '../../uses/index.records';
import type { FoundText } from '../model/found';

/** Documents that contain others, by what the index calls them. */
const CONTAINERS = { wp_block: 'pattern', wp_template_part: 'part' } as const;

/** As many as the server names in one answer. */
const MOST = 100;

/**
 * Whether a document may get a pattern or template part: not one that contains the document, itself or through others.
 *
 * @return A failure that says why not.
 */
export async function mayContain(
	{ type, id }: Pick< FoundText, 'type' | 'id' >,
	search: Search
): Promise< Result< void > > {
	const kind = Object.entries( CONTAINERS ).find(
		( [ container ] ) => container === type
	)?.[ 1 ];
	const next =
		search.kind === 'pattern' && search.to !== null
			? { type: 'wp_block', id: String( search.to ) }
			: search.kind === 'part' && search.to
				? {
						type: 'wp_template_part',
						id: `${ search.to.theme }//${ search.to.slug }`,
					}
				: null;
	if ( ! kind || ! next ) {
		return ok( undefined );
	}
	if ( next.type === type && next.id === id ) {
		return circle();
	}
	const uses = await fetchUsesPage( {
		kind,
		things: [ id ],
		isContent: true,
		page: 1,
		perPage: MOST,
	} );
	if ( ! uses.ok ) {
		return uses;
	}
	const isContained = uses.value.documents.some(
		( one ) => one.type === next.type && one.id === next.id
	);
	return isContained ? circle() : ok( undefined );
}

const circle = () =>
	fail( {
		code: 'unsendable',
		detail: __(
			'It would contain itself: the replacement contains it already.',
			'atelier'
		),
	} );
