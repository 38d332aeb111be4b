import { BlockIcon, store as blockEditorStore } from '@wordpress/block-editor';
import { Button, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { endTypingStep } from '@/platform/experimental/undoSteps';
import { asTree, setIn } from '@/features/globalStyles/index.model';
import { targetName } from '@/features/globalStyles/index.records';
import { useBreakpoints } from '../data/useBreakpoints';
import {
	useStyledBlock,
	type NoStyledBlock,
	type StyledBlock,
} from '../data/useStyledBlock';
import type { Viewport } from '../model/breakpoints';
import { differencesIn } from '../model/differences';
import { pseudoStatesOf } from '../model/pseudoStates';
import { ownOf, withOwn, type StyleState } from '../model/viewportStyles';
import { differenceLabel, rangeLabel, viewportLabel } from './labels';
import { ViewportControls } from './ViewportControls';
import styles from './ViewportPanel.module.css';

interface ViewportPanelProps {
	readonly viewport: Viewport;
}

/** The styles of the selected block at a viewport. */
export function ViewportPanel( { viewport }: ViewportPanelProps ) {
	const block = useStyledBlock();
	return typeof block === 'string' ? (
		<p className={ styles.note }>{ noBlockText( block ) }</p>
	) : (
		<BlockAtViewport
			key={ `${ block.clientId } ${ block.others.length } ${ viewport }` }
			block={ block }
			viewport={ viewport }
		/>
	);
}

function noBlockText( reason: NoStyledBlock ): string {
	switch ( reason ) {
		case 'none':
			return __( 'No block selected.', 'atelier' );
		case 'several':
			return __(
				'Select blocks of one type to change their styles for this screen size.',
				'atelier'
			);
		case 'locked':
			return __(
				'The styles of this block can’t be changed here.',
				'atelier'
			);
	}
}

function BlockAtViewport( {
	block,
	viewport,
}: ViewportPanelProps & { readonly block: StyledBlock } ) {
	const [ pseudo, setPseudo ] = useState< string | null >( null );
	const state = useMemo(
		(): StyleState => ( { viewport, pseudo } ),
		[ viewport, pseudo ]
	);
	const { breakpoints } = useBreakpoints();
	const pseudoStates = pseudoStatesOf( block.name );
	return (
		<>
			<div className={ styles.card }>
				<BlockIcon icon={ block.icon } showColors />
				<h2 className={ styles.title }>
					{ block.others.length === 0
						? block.title
						: sprintf(
								/* translators: 1: a type of blocks, such as "Paragraph", 2: number of selected ones. */
								__( '%1$s (%2$d)', 'atelier' ),
								block.title,
								block.others.length + 1
							) }
				</h2>
				<span className={ styles.badge }>
					{ viewportLabel( viewport ) }
				</span>
				<p className={ styles.range }>
					{ rangeLabel( viewport, breakpoints ) }
				</p>
			</div>
			<Differences block={ block } viewport={ viewport } />
			{ pseudoStates.length > 0 && (
				<div className={ styles.state }>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'State', 'atelier' ) }
						value={ pseudo ?? '' }
						options={ [
							{ label: __( 'Default', 'atelier' ), value: '' },
							...pseudoStates.map( ( value ) => ( {
								label: pseudoLabel( value ),
								value,
							} ) ),
						] }
						onChange={ ( value ) => setPseudo( value || null ) }
					/>
				</div>
			) }
			<ViewportControls
				key={ pseudo ?? '' }
				block={ block }
				state={ state }
			/>
		</>
	);
}

const pseudoLabel = ( value: string ): string =>
	targetName( { state: value as ':hover' } );

/** The differences at the viewport, with buttons to reset them. */
function Differences( {
	block,
	viewport,
}: ViewportPanelProps & { readonly block: StyledBlock } ) {
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const all = [ block, ...block.others ];
	const heading = useRef< HTMLHeadingElement >( null );
	const state: StyleState = { viewport, pseudo: null };
	const differences = differencesIn(
		all.map( ( { attributes } ) => ownOf( attributes.style, state ) )
	);
	const device = viewportLabel( viewport );
	const reset = ( keys: readonly string[] ) => {
		// A separate undo step, even right after another change.
		endTypingStep();
		void updateBlockAttributes(
			all.map( ( { clientId } ) => clientId ),
			Object.fromEntries(
				all.map( ( { clientId, attributes: { style } } ) => [
					clientId,
					{
						style: withOwn(
							style,
							state,
							keys.length === 0
								? {}
								: setIn(
										asTree( ownOf( style, state ) ),
										keys,
										undefined
									)
						),
					},
				] )
			),
			{ uniqueByBlock: true }
		);
		endTypingStep();
		// The button is removed together with its difference.
		heading.current?.focus();
	};
	return (
		<section className={ styles.differences }>
			<div className={ styles.differencesHead }>
				<h3
					ref={ heading }
					tabIndex={ -1 }
					className={ styles.differencesTitle }
				>
					{ differences.length === 0
						? sprintf(
								/* translators: %s: a screen size, such as "Mobile". */
								__( 'No other styles on %s', 'atelier' ),
								device
							)
						: sprintf(
								/* translators: %s: a screen size, such as "Mobile". */
								__( 'Different on %s', 'atelier' ),
								device
							) }
				</h3>
				{ differences.length > 0 && (
					<Button
						size="small"
						variant="tertiary"
						className={ styles.reset ?? '' }
						onClick={ () => reset( [] ) }
					>
						{ __( 'Reset all', 'atelier' ) }
					</Button>
				) }
			</div>
			{ differences.length > 0 && (
				<ul className={ styles.list }>
					{ differences.map( ( difference ) => {
						const label = differenceLabel( difference );
						return (
							<li key={ difference.keys.join( ' ' ) }>
								<span>{ label }</span>
								<Button
									size="small"
									variant="tertiary"
									className={ styles.reset ?? '' }
									aria-label={ sprintf(
										/* translators: %s: a style, such as "Typography › Size". */
										__( 'Reset %s', 'atelier' ),
										label
									) }
									onClick={ () => reset( difference.keys ) }
								>
									{ __( 'Reset', 'atelier' ) }
								</Button>
							</li>
						);
					} ) }
				</ul>
			) }
		</section>
	);
}
