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
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			hideLabelFromVision={ hideLabelFromVision }
			value={ value ?? '' }
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
				...options,
			] }
			onChange={ ( chosen ) =>
				onChange( chosen === '' ? undefined : chosen )
			}
		/>
	);
}
