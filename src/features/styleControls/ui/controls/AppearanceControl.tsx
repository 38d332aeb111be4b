import { __, sprintf } from '@wordpress/i18n';
import {
	faceOf,
	type Appearance,
	type Face,
	type FaceStyle,
	type Weight,
} from '../../model/appearance';
import { SelectField } from './SelectField';

const WEIGHT_NAMES = {
	100: () => __( 'Thin', 'atelier' ),
	200: () => __( 'Extra Light', 'atelier' ),
	300: () => __( 'Light', 'atelier' ),
	400: () => __( 'Regular', 'atelier' ),
	500: () => __( 'Medium', 'atelier' ),
	600: () => __( 'Semi Bold', 'atelier' ),
	700: () => __( 'Bold', 'atelier' ),
	800: () => __( 'Extra Bold', 'atelier' ),
	900: () => __( 'Black', 'atelier' ),
} satisfies Record< Weight, () => string >;

const nameOf = ( { style, weight }: Face ): string =>
	style === 'italic'
		? sprintf(
				/* translators: %s: the weight of a font, such as "Bold". */
				__( '%s Italic', 'atelier' ),
				WEIGHT_NAMES[ weight ]()
			)
		: WEIGHT_NAMES[ weight ]();

interface AppearanceControlProps {
	/** The styles and weights of the family. */
	readonly faces: readonly Face[];
	readonly value: Appearance;
	/** Whether styles and weights can be chosen. */
	readonly hasStyles: boolean;
	readonly hasWeights: boolean;
	readonly onChange: ( value: Appearance ) => void;
}

/** A font's style and weight, chosen as one of its faces. */
export function AppearanceControl( {
	faces,
	value,
	hasStyles,
	hasWeights,
	onChange,
}: AppearanceControlProps ) {
	const options = hasWeights
		? faces.filter( ( { style } ) => hasStyles || style === 'normal' )
		: STYLES;
	const face = faceOf( value );
	const chosen =
		face === null
			? [ ...new Set( [ value.fontStyle, value.fontWeight ] ) ]
					.filter( Boolean )
					.join( ' ' )
			: keyOf( hasWeights ? face : { ...face, weight: '400' } );
	return (
		<SelectField
			label={ __( 'Appearance', 'atelier' ) }
			options={ options.map( ( option ) => ( {
				value: keyOf( option ),
				label: nameOf( option ),
			} ) ) }
			value={ chosen || undefined }
			onChange={ ( key ) => {
				const next = options.find(
					( option ) => keyOf( option ) === key
				);
				onChange( {
					fontStyle: hasStyles ? next?.style : value.fontStyle,
					fontWeight: hasWeights ? next?.weight : value.fontWeight,
				} );
			} }
		/>
	);
}

const STYLES: readonly Face[] = ( [ 'normal', 'italic' ] as const ).map(
	( style: FaceStyle ) => ( { style, weight: '400' } )
);

const keyOf = ( { style, weight }: Face ) => `${ style } ${ weight }`;
