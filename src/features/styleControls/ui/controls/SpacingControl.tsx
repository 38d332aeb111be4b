import { BaseControl, Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { link, linkOff } from '@wordpress/icons';
import {
	type PresetsByOrigin,
	areEqual,
	shared,
	SIDES,
	spread,
	withValues,
	type Side,
	type Sides,
} from '@/features/globalStyles/index.model';
import styles from './SpacingControl.module.css';
import { SpacingField } from './SpacingField';

interface SpacingControlProps {
	/** Such as "Padding". */
	readonly label: string;
	/** The sides that can be set. */
	readonly sides?: readonly Side[];
	readonly presets: PresetsByOrigin;
	/** The stored value: one for all sides, or one per side. */
	readonly value: unknown;
	readonly allowsCustom: boolean;
	readonly allowsNegative?: boolean;
	readonly onChange: ( value: Sides | undefined ) => void;
}

const VERTICAL: readonly Side[] = [ 'top', 'bottom' ];
const HORIZONTAL: readonly Side[] = [ 'left', 'right' ];

/** Sides that are set together, and their label. */
interface Group {
	readonly sides: readonly Side[];
	readonly label: string;
}

/** The spacing of each side, or of opposite sides together. */
export function SpacingControl( {
	label,
	sides = SIDES,
	presets,
	value,
	allowsCustom,
	allowsNegative = false,
	onChange,
}: SpacingControlProps ) {
	const id = useId();
	const values = spread( value, SIDES );
	const pairs = pairsOf( sides );
	const [ isLinked, setLinked ] = useState( () =>
		pairs.every( ( pair ) => areEqual( values, pair ) )
	);
	const canLink = pairs.some( ( { length } ) => length > 1 );
	const groups: readonly Group[] =
		isLinked && canLink
			? pairs.map( ( pair ) => ( {
					sides: pair,
					label: pairLabel( pair ),
				} ) )
			: sides.map( ( side ) => ( {
					sides: [ side ],
					label: SIDE_LABELS[ side ](),
				} ) );
	return (
		<div role="group" aria-labelledby={ id } className={ styles.control }>
			<div className={ styles.head }>
				<BaseControl.VisualLabel
					id={ id }
					className={ styles.label ?? '' }
				>
					{ label }
				</BaseControl.VisualLabel>
				{ canLink && (
					<Button
						size="small"
						icon={ isLinked ? link : linkOff }
						label={
							isLinked
								? __( 'Unlink sides', 'atelier' )
								: __( 'Link sides', 'atelier' )
						}
						onClick={ () => setLinked( ! isLinked ) }
					/>
				) }
			</div>
			{ groups.map( ( group ) => (
				<SpacingField
					key={ group.sides.join() }
					label={ group.label }
					presets={ presets }
					value={ shared( values, group.sides ) }
					isMixed={ ! areEqual( values, group.sides ) }
					allowsCustom={ allowsCustom }
					allowsNegative={ allowsNegative }
					onChange={ ( next ) =>
						onChange( withValues( values, group.sides, next ) )
					}
				/>
			) ) }
		</div>
	);
}

const pairsOf = ( sides: readonly Side[] ): readonly ( readonly Side[] )[] =>
	[ VERTICAL, HORIZONTAL ]
		.map( ( pair ) => pair.filter( ( side ) => sides.includes( side ) ) )
		.filter( ( { length } ) => length > 0 );

function pairLabel( pair: readonly Side[] ): string {
	const [ side = 'top', other ] = pair;
	if ( other === undefined ) {
		return SIDE_LABELS[ side ]();
	}
	return side === 'top'
		? __( 'Vertical', 'atelier' )
		: __( 'Horizontal', 'atelier' );
}

const SIDE_LABELS = {
	top: () => __( 'Top', 'atelier' ),
	right: () => __( 'Right', 'atelier' ),
	bottom: () => __( 'Bottom', 'atelier' ),
	left: () => __( 'Left', 'atelier' ),
} satisfies Record< Side, () => string >;
