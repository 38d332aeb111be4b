import {
	editStyles,
	useFeatures,
	useSteadyTarget,
} from '@/features/globalStyles/index.records';
import {
	groupResets,
	type StyleTarget,
	type StyleEdit,
} from '@/features/globalStyles/index.model';
import { useShownState } from '../../data/useShownCondition';
import {
	ColorRow,
	LevelChoice,
	StateChoice,
	StylesPanel,
} from '@/features/styleControls/index.records';
import {
	factsOf,
	statesOf,
	targetOf,
	type ElementPart,
	type PageElement,
} from './elements';

interface ElementColorsProps {
	readonly element: PageElement;
	/** The label of the panel. */
	readonly label: string;
	readonly part: ElementPart;
	/** Absent if the part is chosen elsewhere. */
	readonly onPart?: ( part: ElementPart ) => void;
}

/** The colors of an element, or of one of its levels or states. */
export function ElementColors( {
	element,
	label,
	part,
	onPart,
}: ElementColorsProps ) {
	const site = useFeatures();
	const { colors, colorFeature, levels } = factsOf( element );
	const states = statesOf( element );
	const target = useSteadyTarget( targetOf( element, part ) );
	useShownState( target );
	const shown = colors.filter( ( { paint } ) =>
		element === 'text' && paint === 'background'
			? site.has( 'backgroundColor' ) || site.has( 'gradient' )
			: site.has( colorFeature )
	);
	if ( shown.length === 0 ) {
		return null;
	}
	return (
		<StylesPanel
			label={ label }
			isList
			onReset={ () =>
				editStyles( resetsOf( element, part, onPart ? 'all' : 'part' ) )
			}
		>
			{ onPart && states.length > 0 && (
				<StateChoice
					states={ states }
					value={ part.state }
					onChange={ ( state ) => onPart( { ...part, state } ) }
				/>
			) }
			{ onPart && levels.length > 0 && (
				<LevelChoice
					levels={ levels }
					value={ part.level }
					onChange={ ( level ) => onPart( { ...part, level } ) }
				/>
			) }
			{ shown.map( ( { paint, label: name, hasGradient } ) => (
				<ColorRow
					key={ `${ paint } ${ part.level ?? '' } ${ part.state ?? '' }` }
					label={ name() }
					target={ target }
					paint={ paint }
					hasGradient={ hasGradient && site.has( 'gradient' ) }
				/>
			) ) }
		</StylesPanel>
	);
}

/** The edits that reset the colors of a part, or of an element with all its parts. */
export function resetsOf(
	element: PageElement,
	part: ElementPart,
	reach: 'part' | 'all'
): readonly StyleEdit[] {
	const { levels } = factsOf( element );
	const states = statesOf( element );
	const targets: readonly StyleTarget[] =
		reach === 'part'
			? [ targetOf( element, part ) ]
			: [
					targetOf( element, {} ),
					...levels.map( ( level ) =>
						targetOf( element, { level } )
					),
					...states.map( ( state ) =>
						targetOf( element, { state } )
					),
				];
	return targets.flatMap( ( target ) => groupResets( target, 'colors' ) );
}
