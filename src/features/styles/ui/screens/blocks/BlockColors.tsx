import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	editStyles,
	useSteadyTarget,
} from '@/features/globalStyles/index.records';
import {
	groupResets,
	isConditional,
	targetId,
} from '@/features/globalStyles/index.model';
import {
	LevelChoice,
	StateChoice,
	StylesPanel,
	ColorRow,
	type BlockPanelProps,
} from '@/features/styleControls/index.records';
import {
	factsOf,
	PAGE_ELEMENT_NAMES,
	statesOf,
	targetOf,
	type ElementPart,
	type PageElement,
} from '../elements';
import { useShownState } from '../../../data/useShownCondition';
import { PaletteLink } from '@/features/presets/index.records';

/** The colors of a block, and of links, headings, captions and buttons in it. */
export function BlockColors( props: BlockPanelProps ) {
	const { target, features } = props;
	const hasBackground =
		features.has( 'backgroundColor' ) || features.has( 'gradient' );
	const inside = ! isConditional( { ...target, viewport: undefined } )
		? PAGE_ELEMENT_NAMES.filter(
				( name ) =>
					name !== 'text' &&
					features.has( factsOf( name ).colorFeature )
			)
		: [];
	return (
		<>
			{ target.variation === undefined && ! isConditional( target ) && (
				<PaletteLink block={ target.block } />
			) }
			{ ( features.has( 'textColor' ) || hasBackground ) && (
				<StylesPanel
					label={ __( 'Colors', 'atelier' ) }
					isList
					onReset={ () =>
						editStyles( groupResets( target, 'colors' ) )
					}
				>
					{ features.has( 'textColor' ) && (
						<ColorRow
							label={ __( 'Text', 'atelier' ) }
							target={ target }
							paint="text"
						/>
					) }
					{ hasBackground && (
						<ColorRow
							label={ __( 'Background', 'atelier' ) }
							target={ target }
							paint="background"
							hasGradient={ features.has( 'gradient' ) }
						/>
					) }
				</StylesPanel>
			) }
			{ inside.map( ( element ) => (
				<ElementInside
					key={ element }
					{ ...props }
					element={ element }
				/>
			) ) }
		</>
	);
}

interface ElementInsideProps extends BlockPanelProps {
	readonly element: PageElement;
}

/** The colors of an element inside a block. */
function ElementInside( { target, features, element }: ElementInsideProps ) {
	const [ part, setPart ] = useState< ElementPart >( {} );
	const { title, colors, levels } = factsOf( element );
	const states = statesOf( element );
	const shown = useSteadyTarget( {
		...target,
		...targetOf( element, part ),
	} );
	useShownState( shown );
	return (
		<StylesPanel
			label={ title() }
			isList
			onReset={ () => editStyles( groupResets( shown, 'colors' ) ) }
		>
			{ states.length > 0 && (
				<StateChoice
					states={ states }
					value={ part.state }
					onChange={ ( state ) => setPart( { state } ) }
				/>
			) }
			{ levels.length > 0 && (
				<LevelChoice
					levels={ levels }
					value={ part.level }
					onChange={ ( level ) => setPart( { level } ) }
				/>
			) }
			{ colors.map( ( { paint, label, hasGradient } ) => (
				<ColorRow
					key={ `${ paint } ${ targetId( shown ) }` }
					label={ label() }
					target={ shown }
					paint={ paint }
					hasGradient={ hasGradient && features.has( 'gradient' ) }
				/>
			) ) }
		</StylesPanel>
	);
}
