import { __ } from '@wordpress/i18n';
import {
	ToggleGroup,
	ToggleGroupOption,
} from '@/platform/experimental/toggleGroup';
import {
	useAllowsCustom,
	usePresets,
} from '@/features/globalStyles/index.records';
import { cssValue, plainCss } from '@/features/globalStyles/index.model';
import { typedLength, type ShadowLayer } from '../../model/shadow';
import {
	Colors,
	LengthField,
	useMerged,
} from '@/features/styleControls/index.records';
import styles from './ShadowLayerFields.module.css';

interface ShadowLayerFieldsProps {
	readonly layer: ShadowLayer;
	readonly onChange: ( layer: ShadowLayer, what: keyof ShadowLayer ) => void;
}

const LENGTHS = [
	{ name: 'x', label: () => __( 'X Position', 'atelier' ) },
	{ name: 'y', label: () => __( 'Y Position', 'atelier' ) },
	{ name: 'blur', label: () => __( 'Blur', 'atelier' ), min: 0 },
	{ name: 'spread', label: () => __( 'Spread', 'atelier' ) },
] as const satisfies readonly {
	readonly name: keyof ShadowLayer;
	readonly label: () => string;
	readonly min?: number;
}[];

/** The fields of a shadow layer. */
export function ShadowLayerFields( {
	layer,
	onChange,
}: ShadowLayerFieldsProps ) {
	const merged = useMerged();
	const presets = usePresets( 'color' );
	return (
		<div className={ styles.fields }>
			<Colors
				stored={ layer.color }
				css={ plainCss( merged, layer.color ) }
				presets={ presets }
				allowsCustom={ useAllowsCustom( 'color' ) }
				onChange={ ( next ) => {
					// A preset is stored as its variable, so that the shadow follows the palette.
					const color = cssValue( next );
					if ( color !== undefined ) {
						onChange( { ...layer, color }, 'color' );
					}
				} }
			/>
			<ToggleGroup
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				isBlock
				hideLabelFromVision
				label={ __( 'Shadow Type', 'atelier' ) }
				value={ layer.inset ? 'inset' : 'outset' }
				onChange={ ( chosen ) =>
					onChange( { ...layer, inset: chosen === 'inset' }, 'inset' )
				}
			>
				<ToggleGroupOption
					value="outset"
					label={ __( 'Outset', 'atelier' ) }
				/>
				<ToggleGroupOption
					value="inset"
					label={ __( 'Inset', 'atelier' ) }
				/>
			</ToggleGroup>
			<div className={ styles.lengths }>
				{ LENGTHS.map( ( { name, label, ...rest } ) => (
					<LengthField
						key={ name }
						label={ label() }
						value={ layer[ name ] }
						min={ 'min' in rest ? rest.min : -Infinity }
						onChange={ ( next ) =>
							onChange(
								{ ...layer, [ name ]: typedLength( next ) },
								name
							)
						}
					/>
				) ) }
			</div>
		</div>
	);
}
