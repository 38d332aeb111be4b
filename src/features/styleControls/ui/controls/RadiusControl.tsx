import { BaseControl, Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { link, linkOff } from '@wordpress/icons';
import {
	areEqual,
	CORNERS,
	shared,
	spread,
	withValues,
	type Corner,
	type Corners,
	storedText,
} from '@/features/globalStyles/index.model';
import { LengthField } from './LengthField';
import styles from './RadiusControl.module.css';

const CORNER_NAMES = {
	topLeft: () => __( 'Top left', 'atelier' ),
	topRight: () => __( 'Top right', 'atelier' ),
	bottomLeft: () => __( 'Bottom left', 'atelier' ),
	bottomRight: () => __( 'Bottom right', 'atelier' ),
} satisfies Record< Corner, () => string >;

const UNITS = [ 'px', 'em', 'rem', '%' ];

interface RadiusControlProps {
	/** The stored value: one for all corners, or one per corner. */
	readonly value: unknown;
	readonly onChange: ( value: string | Corners | undefined ) => void;
}

/** The border radius, for all corners or separately. */
export function RadiusControl( { value, onChange }: RadiusControlProps ) {
	const id = useId();
	const values = spread( value, CORNERS );
	const [ isLinked, setLinked ] = useState( () =>
		areEqual( values, CORNERS )
	);
	const isMixed = ! areEqual( values, CORNERS );
	return (
		<div role="group" aria-labelledby={ id }>
			<div className={ styles.head }>
				<BaseControl.VisualLabel
					id={ id }
					className={ styles.label ?? '' }
				>
					{ __( 'Radius', 'atelier' ) }
				</BaseControl.VisualLabel>
				<Button
					size="small"
					icon={ isLinked ? link : linkOff }
					label={
						isLinked
							? __( 'Unlink radii', 'atelier' )
							: __( 'Link radii', 'atelier' )
					}
					onClick={ () => setLinked( ! isLinked ) }
				/>
			</div>
			{ isLinked ? (
				<LengthField
					label={ __( 'Border radius', 'atelier' ) }
					hideLabelFromVision
					hasSlider
					units={ UNITS }
					placeholder={ isMixed ? __( 'Mixed', 'atelier' ) : '' }
					value={ storedText( shared( values, CORNERS ) ) }
					onChange={ onChange }
				/>
			) : (
				<div className={ styles.corners }>
					{ CORNERS.map( ( corner ) => (
						<LengthField
							key={ corner }
							label={ CORNER_NAMES[ corner ]() }
							units={ UNITS }
							value={ values[ corner ] }
							onChange={ ( next ) =>
								onChange(
									withValues( values, [ corner ], next )
								)
							}
						/>
					) ) }
				</div>
			) }
		</div>
	);
}
