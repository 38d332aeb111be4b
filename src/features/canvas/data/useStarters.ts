import { store as coreStore } from '@wordpress/core-data';
import { select as selectStore, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as preferencesStore } from '@wordpress/preferences';
import { isRecord, rawText, stringOr } from '../../../kernel/guards';
import {
	documentKey,
	type DocumentRef,
	type EntityRecord,
} from '../../documents/index.model';
import { isInherited } from '../../documents/index.records';
import {
	canHaveStarters,
	DEFAULT_VIEWPORT,
	parsePattern,
	startersFor,
	type Starter,
} from '../model/starters';

/** The documents for which the offer has been answered since the page was loaded. */
const answered = new Set< string >();

/** Keeps a document from being offered something to begin with once more. */
export const markAnswered = ( document: DocumentRef ): void =>
	void answered.add( documentKey( document ) );

/** Whether no one has chosen yet what a document begins with, and its user wants to be offered something to begin with. */
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

/** The answer of a server that has nothing better for a template of this kind. */
const FALLBACK = 'atelier/fallback';

/**
 * What a document can begin with instead of what it has; empty until the patterns have arrived.
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
		// One that begins with the fallback need not be offered it.
		isInherited( document ) ? '' : type,
		stringOr( slug ),
		isCustom === true
	);
	return useMemo( () => {
		// Undefined is no answer yet: the fallback must not come in late, in front of the others.
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

/** What visitors would see where a template is empty: the content of the next one in the hierarchy. */
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

/** The names of pattern categories by their slugs. */
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
