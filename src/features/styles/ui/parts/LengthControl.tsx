import { stringOr } from '../../../../kernel/guards';
import {
	UnitControl,
	useUnits,
} from '../../../../platform/experimental/unitControl';
import { useSetting, type StyleValue } from '../../data/useStyleValue';

const UNITS = [ 'px', '%', 'em', 'rem', 'vw', 'vh' ];

interface LengthControlProps {
	readonly label: string;
	readonly value: StyleValue;
	readonly min?: number;
}

/** A length with its unit. An empty field is the theme's length. */
export function LengthControl( { label, value, min = 0 }: LengthControlProps ) {
	const allowed = useSetting( 'spacing.units' ).value;
	const units = useUnits( {
		availableUnits: Array.isArray( allowed )
			? allowed.filter( ( unit ) => typeof unit === 'string' )
			: UNITS,
	} );
	return (
		<UnitControl
			__next40pxDefaultSize
			label={ label }
			min={ min }
			units={ units }
			value={ stringOr( value.resolved ) }
			onChange={ ( next ) => value.set( next === '' ? undefined : next ) }
		/>
	);
}
