import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useMemo, useState } from '@wordpress/element';
import {
	patternSettings,
	printedPatterns,
} from '@/platform/experimental/patternSettings';
import { editorSettings } from '@/platform/stages';
import { untilIdle } from '@/platform/idle';
import { patternsFor } from '../model/inserterPatterns';

/** In milliseconds; selecting a block comes first. */
const LONGEST_WAIT = 2000;

/**
 * Passes patterns to the block editor: those in the inserter, and the sources of blocks. WordPress's editors use
 * private settings, which the public `EditorProvider` omits on 6.8 and 7.1; the block editor reads these settings as
 * well.
 *
 * They are requested after the inserter has opened or a block has been selected.
 *
 * @param type    The type of the edited document.
 * @param isReady Whether the blocks are on the canvas.
 */
export function useInserterPatterns( type: string, isReady: boolean ): void {
	const isWanted = useIsWanted( isReady );
	const { registered, user, categories } = useSelect(
		( select ) => {
			const core = select( coreStore );
			return isWanted
				? {
						registered: core.getBlockPatterns(),
						user:
							core.getEntityRecords(
								'postType',
								'wp_block',
								ALL
							) ?? undefined,
						categories: core.getUserPatternCategories(),
					}
				: NOTHING;
		},
		[ isWanted ]
	);
	const offered = useMemo(
		() =>
			patternSettings( {
				registered:
					registered &&
					patternsFor( type, [
						...printedPatterns( editorSettings() ),
						...registered,
					] ),
				user,
				categories,
			} ),
		[ type, registered, user, categories ]
	);
	const isOffered = useSelect(
		( select ) => {
			const settings = select( blockEditorStore ).getSettings();
			return Object.entries( offered ).every(
				( [ name, value ] ) => settings[ name ] === value
			);
		},
		[ offered ]
	);
	const { updateSettings } = useDispatch( blockEditorStore );
	useEffect( () => {
		// The provider replaces all settings whenever one of its own changes.
		if ( ! isOffered ) {
			void updateSettings( offered );
		}
	}, [ isOffered, offered, updateSettings ] );
}

const ALL = { per_page: -1 };
const NOTHING = {
	registered: undefined,
	user: undefined,
	categories: undefined,
};

/** Stays true. */
function useIsWanted( isReady: boolean ): boolean {
	const [ isWanted, setIsWanted ] = useState( false );
	const isOpen = useSelect(
		( select ) => select( editorStore ).isInserterOpened(),
		[]
	);
	const hasBegun = useSelect(
		( select ) =>
			select( blockEditorStore ).getSelectedBlockClientId() !== null,
		[]
	);
	const isLikely = isReady && hasBegun;
	useEffect( () => {
		if ( isOpen ) {
			setIsWanted( true );
			return undefined;
		}
		if ( ! isLikely ) {
			return undefined;
		}
		let isCurrent = true;
		void untilIdle( LONGEST_WAIT ).then( () => {
			if ( isCurrent ) {
				setIsWanted( true );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ isOpen, isLikely ] );
	return isWanted;
}
