import {
	FIELD_NAMES,
	useAllowsCustom,
	usePresets,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import {
	type Side,
	type StyleTarget,
	getIn,
} from '@/features/globalStyles/index.model';
import { SpacingControl } from '../controls/SpacingControl';
import { SpacingField } from '../controls/SpacingField';
import { StylesControl } from '../parts/StylesPanel';

interface SpacingRowProps {
	readonly target: StyleTarget;
}

interface SidesRowProps extends SpacingRowProps {
	readonly kind: 'padding' | 'margin';
	/** The sides that can be set; all if absent. */
	readonly sides?: readonly Side[];
}

/** The padding or margin of a target. */
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

/** The space between the blocks in a target. Some themes store one per direction; the row gap is used. */
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
