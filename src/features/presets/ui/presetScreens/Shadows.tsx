import { __ } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { type Preset, plainCss } from '@/features/globalStyles/index.model';
import { useMerged } from '@/features/styleControls/index.records';
import { PresetsScreen } from './PresetsScreen';
import styles from './Shadows.module.css';

/** The length at which a shadow is cut. */
const LONGEST = 80;

/** All available shadows. */
export function Shadows() {
	const merged = useMerged();
	return (
		<PresetsScreen
			kind="shadow"
			description={ __(
				'Manage and create shadow styles for use across the site.',
				'atelier'
			) }
			renderPreview={ ( { value } ) => (
				<span className={ styles.swatch }>
					<span
						className={ styles.card }
						style={ { boxShadow: plainCss( merged, value ) } }
					/>
				</span>
			) }
			say={ say }
		/>
	);
}

const say = ( { value }: Preset ): string =>
	shorten( value, LONGEST ) || __( 'Not set', 'atelier' );
