import { __ } from '@wordpress/i18n';
import { changePresets } from '@/features/globalStyles/index.records';
import { editPreset } from '../../model/presetEdits';
import { plainCss } from '@/features/globalStyles/index.model';
import { useMerged } from '@/features/styleControls/index.records';
import type { ScreenProps } from '@/features/styleControls/index.model';
import type { EditedPreset } from './edited';
import { PresetScreen } from './PresetScreen';
import styles from './Shadow.module.css';
import { ShadowLayers } from './ShadowLayers';

/** The screen of a shadow: its sample and its layers. */
export const Shadow = ( { params }: ScreenProps ) => (
	<PresetScreen kind="shadow" params={ params }>
		{ ( edited ) => <Editor { ...edited } /> }
	</PresetScreen>
);

function Editor( { list, preset: { slug, value } }: EditedPreset ) {
	const merged = useMerged();
	return (
		<>
			<div
				className={ styles.sample }
				role="img"
				aria-label={ __( 'Preview', 'atelier' ) }
			>
				<span
					className={ styles.card }
					style={ { boxShadow: plainCss( merged, value ) } }
				/>
			</div>
			<ShadowLayers
				key={ `${ list.origin } ${ slug }` }
				css={ value }
				onChange={ ( shadow, step ) =>
					changePresets(
						( layers ) =>
							editPreset( layers, list, slug, { shadow } ),
						step === null
							? null
							: `${ list.origin } ${ slug } ${ step }`
					)
				}
			/>
		</>
	);
}
