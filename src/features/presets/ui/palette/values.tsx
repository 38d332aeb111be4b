import { ColorPicker, DuotonePicker } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { UnknownRecord } from '@/kernel/guards';
import { shorten } from '@/kernel/shorten';
import { usePresets } from '@/features/globalStyles/index.records';
import {
	hexOf,
	inCaseOf,
	parseColor,
} from '@/features/styleControls/index.model';
import {
	GradientField,
	useMerged,
} from '@/features/styleControls/index.records';
import type { PresetEntry } from '../../model/presetEdits';
import {
	allOf,
	plainCss,
	type PresetList,
} from '@/features/globalStyles/index.model';
import styles from './PresetEditor.module.css';
import { colorsOf, isUnusable } from './swatch';

interface ValueProps {
	readonly list: PresetList;
	readonly entry: PresetEntry;
	/** Called with the changed properties of the preset. */
	readonly onChange: ( change: UnknownRecord ) => void;
}

export const ColorValue = ( { entry, onChange }: ValueProps ) => (
	<>
		{ ! isUnusable( 'color', entry ) &&
			parseColor( entry.value ) === null && (
				<p className={ styles.hint }>
					{ sprintf(
						/* translators: %s: CSS, such as "color-mix(in srgb, red, blue)". */
						__(
							'“%s” is calculated by the browser. It’s kept until you choose another color.',
							'atelier'
						),
						shorten( entry.value, 60 )
					) }
				</p>
			) }
		<div className={ styles.picker }>
			<ColorPicker
				enableAlpha
				color={ hexOf( entry.value ) }
				onChange={ ( color ) =>
					onChange( { color: inCaseOf( entry.value, color ) } )
				}
			/>
		</div>
	</>
);

export function GradientValue( { entry: { value }, onChange }: ValueProps ) {
	const merged = useMerged();
	return (
		<GradientField
			value={ value }
			plain={ ( css ) => plainCss( merged, css ) }
			onChange={ ( gradient ) => onChange( { gradient } ) }
		/>
	);
}

export function DuotoneValue( { list, entry, onChange }: ValueProps ) {
	const colors = usePresets( 'color', list.target );
	return (
		<DuotonePicker
			aria-label={ __( 'Duotone', 'atelier' ) }
			duotonePalette={ [] }
			colorPalette={ allOf( colors )
				// Filters support plain colors only.
				.filter( ( { value } ) => parseColor( value ) !== null )
				.map( ( { slug, name, value } ) => ( {
					slug,
					name,
					color: value,
				} ) ) }
			clearable={ false }
			unsetable={ false }
			value={ [ ...colorsOf( entry ) ] }
			onChange={ ( next ) => {
				if ( Array.isArray( next ) ) {
					onChange( { colors: next } );
				}
			} }
		/>
	);
}
