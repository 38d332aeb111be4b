import { store as coreStore } from '@wordpress/core-data';
import { select as selectStore, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as preferencesStore } from '@wordpress/preferences';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import {
	documentKey,
	type DocumentRef,
	type EntityRecord,
} from '@/features/documents/index.model';
import { isInherited } from '@/features/documents/index.records';
import {
	canHaveStarters,
	DEFAULT_VIEWPORT,
	parsePattern,
	startersFor,
	type Starter,
} from '../model/starters';

/** The documents whose offer was answered since the page loaded. */
const answered = new Set< string >();

/** Marks a document so that no starters are offered again. */
export const markAnswered = ( document: DocumentRef ): void =>
	void answered.add( documentKey( document ) );

/** Whether a document's initial content is still undecided, and the user's preferences allow the offer. */
export function isStartWanted(
	document: DocumentRef,
	post: EntityRecord
): boolean {
	if (
		! canHaveStarters( document.type ) ||
		answered.has( documentKey( document ) ) ||
		selectStore( preferencesStore ).get(
			'core',
			'enableChoosePatternModal'
		) !== true
	) {
		return false;
	}
	const edits = selectStore( coreStore ).getEntityRecordEdits(
		'postType',
		document.type,
		post.id
	);
	return (
		( isInherited( document ) || rawText( post.content ).trim() === '' ) &&
		! ( edits && 'content' in edits )
	);
}

/** The server's response without another template for this kind. */
const FALLBACK = 'atelier/fallback';

/**
 * Alternatives to the initial content of a document; empty until the patterns have loaded.
 *
 * @param document
 * @param post
 */
export function useStarters(
	document: DocumentRef,
	{ type, slug, area, is_custom: isCustom }: EntityRecord
): readonly Starter[] {
	const patterns = useSelect(
		( select ) => select( coreStore ).getBlockPatterns(),
		[]
	);
	const fallback = useFallback(
		// A document with the fallback's content needs no offer of it.
		isInherited( document ) ? '' : type,
		stringOr( slug ),
		isCustom === true
	);
	return useMemo( () => {
		// Undefined while it loads: the fallback must not appear late, before the others.
		if ( ! patterns || fallback === undefined ) {
			return [];
		}
		const fitting = startersFor(
			{ type, slug: stringOr( slug ), area: stringOr( area ) },
			patterns.map( parsePattern ).filter( ( found ) => found !== null )
		);
		return fallback === null
			? fitting
			: [ starterOf( fallback ), ...fitting ];
	}, [ patterns, fallback, type, slug, area ] );
}

/** The content that the front end shows instead of an empty template: that of the next template in the hierarchy. */
function useFallback(
	type: string,
	slug: string,
	isCustom: boolean
): string | null | undefined {
	return useSelect(
		( select ) => {
			if ( type !== 'wp_template' ) {
				return null;
			}
			const core = select( coreStore );
			const id = core.getDefaultTemplateId( {
				slug,
				is_custom: isCustom,
				ignore_empty: true,
			} );
			if ( ! id ) {
				return id === undefined ? undefined : null;
			}
			const record = core.getEntityRecord(
				'postType',
				'wp_template',
				id
			);
			return record ? rawText( record.content ) || null : undefined;
		},
		[ type, slug, isCustom ]
	);
}

const starterOf = ( content: string ): Starter => ( {
	name: FALLBACK,
	title: __( 'Fallback content', 'atelier' ),
	content,
	keywords: [],
	categories: [],
	viewportWidth: DEFAULT_VIEWPORT,
} );

/** The names of pattern categories by slug. */
export function useCategoryNames(): ReadonlyMap< string, string > {
	const categories = useSelect(
		( select ) => select( coreStore ).getBlockPatternCategories(),
		[]
	);
	return useMemo(
		() =>
			new Map(
				( categories ?? [] )
					.filter( isRecord )
					.map( ( { name, label } ) => [
						stringOr( name ),
						stringOr( label, stringOr( name ) ),
					] )
			),
		[ categories ]
	);
}
