import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { isKeyword } from '@/features/globalStyles/index.model';

/** The length at which an unknown stored value is cut. */
const LONGEST = 60;

interface SelectFieldProps {
	readonly label: string;
	readonly hideLabelFromVision?: boolean;
	readonly options: readonly {
		readonly value: string;
		readonly label: string;
		/** The font that its label is in; the page's by default. */
		readonly fontFamily?: string | undefined;
	}[];
	/** Undefined is the default. */
	readonly value: string | undefined;
	/** The label of the default. */
	readonly none?: string;
	readonly onChange: ( value: string | undefined ) => void;
}

/** One of several options, or the default. Any other stored value is shown and kept. */
export function SelectField( {
	label,
	hideLabelFromVision = false,
	options,
	value,
	none,
	onChange,
}: SelectFieldProps ) {
	const isUnknown =
		value !== undefined &&
		! options.some( ( option ) => option.value === value );
	const chosen = options.find( ( option ) => option.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			hideLabelFromVision={ hideLabelFromVision }
			value={ value ?? '' }
			{ ...inFont( chosen?.fontFamily ) }
			options={ [
				{ value: '', label: none ?? __( 'Default', 'atelier' ) },
				...( isUnknown
					? [
							{
								value,
								label: isKeyword( value )
									? value
									: sprintf(
											/* translators: %s: stored value that the theme does not know. */
											__( '%s (unknown)', 'atelier' ),
											shorten( value, LONGEST )
										),
							},
						]
					: [] ),
				...options.map( ( { fontFamily, ...option } ) => ( {
					...option,
					...inFont( fontFamily ),
				} ) ),
			] }
			onChange={ ( next ) => onChange( next === '' ? undefined : next ) }
		/>
	);
}

/** Props that show an element in a font; none for the page's. */
const inFont = ( fontFamily: string | undefined ) =>
	fontFamily ? { style: { fontFamily } } : {};
