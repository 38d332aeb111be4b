import {
	BlockEditorProvider,
	BlockList,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { SlotFillProvider } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isSameTree } from '@/kernel/sameTree';
import { setViewportStyles } from '../data/setViewportStyles';
import { StylesOnly } from '../data/stylesOnly';
import { asTree } from '@/features/globalStyles/index.model';
import type { StyledBlock } from '../data/useStyledBlock';
import {
	attributesOf,
	baseOf,
	belowOf,
	changedOwn,
	onTop,
	ownOf,
	type StyleState,
} from '../model/viewportStyles';
import { TextAlignment } from './TextAlignment';
import styles from './ViewportPanel.module.css';

interface ViewportControlsProps {
	readonly block: StyledBlock;
	readonly state: StyleState;
}

interface OneBlock {
	readonly attributes: Readonly< Record< string, unknown > >;
}

/**
 * WordPress's own style controls of a block, for a viewport.
 *
 * Their viewport is private to the block editor and can't be set. So they get their own block in a separate editor, whose
 * base styles are those that apply at the viewport; changes are stored in the block's styles for the viewport.
 */
export function ViewportControls( { block, state }: ViewportControlsProps ) {
	const { clientId, name, attributes, layout, hasAttribute, others } = block;
	const support = useMemo( () => ( { byDefault: layout } ), [ layout ] );
	const own = ownOf( attributes.style, state );
	const below = useMemo(
		() => belowOf( attributes, state, support ),
		[ attributes, state, support ]
	);
	const shown = useMemo( () => onTop( below, own ), [ below, own ] );
	const current = useRef( { attributes, own, below, shown, others } );
	current.current = { attributes, own, below, shown, others };

	const made = useMemo(
		() => [
			{
				clientId,
				name,
				isValid: true,
				attributes: withoutNothing( {
					className: attributes.className,
					level: attributes.level,
					...attributesOf( shown, hasAttribute ),
				} ),
				innerBlocks: [],
			},
		],
		[
			clientId,
			name,
			attributes.className,
			attributes.level,
			shown,
			hasAttribute,
		]
	);
	// An equal block isn't replaced: the editor has it already.
	const given = useRef< readonly OneBlock[] >( made );
	if (
		! isSameTree(
			withoutNothing( given.current[ 0 ]?.attributes ?? {} ),
			made[ 0 ]?.attributes
		)
	) {
		given.current = made;
	}

	const change = ( blocks: readonly unknown[] ) => {
		const changed = asTree( blocks[ 0 ] );
		if ( changed.clientId !== clientId ) {
			return;
		}
		given.current = [
			{ ...changed, attributes: asTree( changed.attributes ) },
		];
		const now = current.current;
		const next = changedOwn(
			{
				own: now.own,
				below: now.below,
				shown: now.shown,
				next: baseOf( asTree( changed.attributes ), support ),
			},
			support
		);
		if ( ! isSameTree( next, now.own ) ) {
			setViewportStyles(
				{ clientId, attributes: now.attributes, others: now.others },
				state,
				next
			);
		}
	};

	return (
		<SlotFillProvider>
			<BlockEditorProvider
				value={ given.current }
				settings={ useControlSettings() }
				onInput={ change }
				onChange={ change }
			>
				<StylesOnly.Provider value={ TextAlignment }>
					<Selected clientId={ clientId } />
					<div hidden { ...INERT }>
						<BlockList
							layout={ parentLayoutOf( block, state ) }
							renderAppender={ false }
						/>
					</div>
				</StylesOnly.Provider>
				<div className={ styles.controls }>
					<InspectorControls.Slot
						group="typography"
						label={ __( 'Typography', 'atelier' ) }
					/>
					<InspectorControls.Slot
						group="color"
						label={ __( 'Color', 'atelier' ) }
						className="color-block-support-panel__inner-wrapper"
					/>
					<InspectorControls.Slot
						group="background"
						label={ __( 'Background', 'atelier' ) }
						className="background-block-support-panel__inner-wrapper"
					/>
					{ state.pseudo === null && (
						<InspectorControls.Slot
							group="layout"
							label={ __( 'Layout', 'atelier' ) }
						/>
					) }
					<InspectorControls.Slot
						group="dimensions"
						label={ __( 'Dimensions', 'atelier' ) }
					/>
					<InspectorControls.Slot
						group="border"
						label={ __( 'Border & Shadow', 'atelier' ) }
					/>
					<InspectorControls.Slot
						group="elements"
						label={ __( 'Elements', 'atelier' ) }
						className="elements-block-support-panel__inner-wrapper"
					/>
				</div>
			</BlockEditorProvider>
		</SlotFillProvider>
	);
}

/** Selects the block, so that the controls are for it. */
function Selected( { clientId }: { readonly clientId: string } ) {
	const isSelected = useSelect(
		( select ) =>
			select( blockEditorStore ).getSelectedBlockClientId() === clientId,
		[ clientId ]
	);
	// The store has the block only after this component is mounted.
	const isThere = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlockName( clientId ) !== null,
		[ clientId ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( isThere && ! isSelected ) {
			void selectBlock( clientId, null );
		}
	}, [ isThere, isSelected, selectBlock, clientId ] );
	return null;
}

/** The surrounding editor's settings, without the type of layouts, which WordPress reads from the base only. */
function useControlSettings(): Readonly< Record< string, unknown > > {
	const settings = useSelect(
		( select ) => select( blockEditorStore ).getSettings(),
		[]
	);
	return useMemo( () => {
		const { __experimentalFeatures: known } = settings;
		const features = asTree( known );
		return {
			...settings,
			templateLock: false,
			isPreviewMode: false,
			__experimentalFeatures: {
				...features,
				layout: {
					...asTree( features.layout ),
					allowSwitching: false,
					allowInheriting: false,
				},
			},
		};
	}, [ settings ] );
}

/** The layout of the block's container at the viewport. */
const parentLayoutOf = (
	{ parentLayout, parentStyle }: StyledBlock,
	{ viewport }: StyleState
): unknown =>
	withoutNothing( {
		...parentLayout,
		...asTree( ownOf( parentStyle, { viewport, pseudo: null } ).layout ),
	} );

const withoutNothing = (
	tree: Readonly< Record< string, unknown > >
): Readonly< Record< string, unknown > > =>
	Object.fromEntries(
		Object.entries( tree ).filter(
			( [ , value ] ) => value !== undefined && value !== null
		)
	);

/** React's types don't include it yet. */
const INERT: object = { inert: '' };
