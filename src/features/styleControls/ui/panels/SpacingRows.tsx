import {
	FIELD_NAMES,
	useAllowsCustom,
	usePresets,
	useStyleValue,
} from '../../../globalStyles/index.records';
import {
	type Side,
	type StyleTarget,
	getIn,
} from '../../../globalStyles/index.model';
import { SpacingControl } from '../controls/SpacingControl';
import { SpacingField } from '../controls/SpacingField';
import { StylesControl } from '../parts/StylesPanel';

interface SpacingRowProps {
	readonly target: StyleTarget;
}

interface SidesRowProps extends SpacingRowProps {
	readonly kind: 'padding' | 'margin';
	/** The sides that can be set; all where nothing is said. */
	readonly sides?: readonly Side[];
}

/** Space on the sides of a target, inside or outside of it. */
export function SidesRow( { target, kind, sides }: SidesRowProps ) {
	const label = FIELD_NAMES[ kind ]();
	const space = useStyleValue( `spacing.${ kind }`, target );
	return (
		<StylesControl label={ label } value={ space }>
			<SpacingControl
				label={ label }
				presets={ usePresets( 'spacing', target ) }
				value={ space.value }
				allowsCustom={ useAllowsCustom( 'spacing', target ) }
				allowsNegative={ kind === 'margin' }
				onChange={ space.set }
				{ ...( sides ? { sides } : {} ) }
			/>
		</StylesControl>
	);
}

/** The space between the blocks in a target. Some themes store it for both directions; the one between lines counts. */
export function GapRow( { target }: SpacingRowProps ) {
	const label = FIELD_NAMES.blockGap();
	const gap = useStyleValue( 'spacing.blockGap', target );
	return (
		<StylesControl label={ label } value={ gap }>
			<SpacingField
				label={ label }
				presets={ usePresets( 'spacing', target ) }
				value={ getIn( gap.value, [ 'top' ] ) ?? gap.value }
				allowsCustom={ useAllowsCustom( 'spacing', target ) }
				onChange={ gap.set }
			/>
		</StylesControl>
	);
}
