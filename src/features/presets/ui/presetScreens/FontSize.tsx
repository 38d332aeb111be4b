import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { UnknownRecord } from '@/kernel/guards';
import { changePresets } from '@/features/globalStyles/index.records';
import { inheritedStyle } from '@/features/globalStyles/index.model';
import { fluidOf, isUpsideDown, sizeCss } from '../../model/fontSize';
import { editPreset } from '../../model/presetEdits';
import { LengthField, useMerged } from '@/features/styleControls/index.records';
import type { ScreenProps } from '@/features/styleControls/index.model';
import styles from './FontSize.module.css';
import type { EditedPreset } from './edited';
import { PresetScreen } from './PresetScreen';
import { useIsFluidByTheme } from './useIsFluidByTheme';

/** The screen of a font size: its size and fluid behavior. */
export const FontSize = ( { params }: ScreenProps ) => (
	<PresetScreen kind="fontSize" params={ params }>
		{ ( edited ) => <Editor { ...edited } /> }
	</PresetScreen>
);

function Editor( { list, preset: { slug, value, raw } }: EditedPreset ) {
	const fluid = fluidOf( raw, useIsFluidByTheme() );
	/** Without `step`, the edit is a separate undo step. */
	const edit = ( change: UnknownRecord, step?: string ) =>
		changePresets(
			( layers ) => editPreset( layers, list, slug, change ),
			step === undefined ? null : `${ list.origin } ${ slug } ${ step }`
		);
	const range =
		fluid.type === 'between' ? { min: fluid.min, max: fluid.max } : null;
	// An empty field isn't stored: the previous size stays until a new one is typed.
	const resize = ( size: string | undefined ) =>
		size !== undefined && edit( { size }, 'size' );
	const limit = ( name: 'min' | 'max', size: string | undefined ) =>
		size !== undefined &&
		edit( { fluid: { ...range, [ name ]: size } }, name );
	return (
		<>
			<Sample sizes={ range ? [ range.min, range.max ] : [ value ] } />
			<div className={ styles.fields }>
				<LengthField
					label={ __( 'Size', 'atelier' ) }
					hasSlider
					isDisabled={ range !== null }
					value={ value }
					onChange={ resize }
				/>
				<Problem size={ value } />
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Fluid typography', 'atelier' ) }
					help={ __(
						'Scale the font size dynamically to fit the screen or viewport.',
						'atelier'
					) }
					checked={ fluid.type !== 'fixed' }
					onChange={ ( isFluid ) => edit( { fluid: isFluid } ) }
				/>
				{ fluid.type !== 'fixed' && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Custom fluid values', 'atelier' ) }
						help={ __(
							'Set custom min and max values for the fluid font size.',
							'atelier'
						) }
						checked={ range !== null }
						onChange={ ( isCustom ) =>
							edit( {
								fluid: isCustom
									? { min: value, max: value }
									: true,
							} )
						}
					/>
				) }
				{ range && (
					<>
						<LengthField
							label={ __( 'Minimum', 'atelier' ) }
							hasSlider
							value={ range.min }
							onChange={ ( size ) => limit( 'min', size ) }
						/>
						<Problem size={ range.min } />
						<LengthField
							label={ __( 'Maximum', 'atelier' ) }
							hasSlider
							value={ range.max }
							onChange={ ( size ) => limit( 'max', size ) }
						/>
						<Problem size={ range.max } />
						{ isUpsideDown( range.min, range.max ) && (
							<p className={ styles.problem } role="status">
								{ __(
									'The minimum is larger than the maximum.',
									'atelier'
								) }
							</p>
						) }
					</>
				) }
			</div>
		</>
	);
}

/** The message for an invalid size. */
const Problem = ( { size }: { readonly size: string } ) =>
	size === '' || CSS.supports( 'font-size', sizeCss( size ) ) ? null : (
		<p className={ styles.problem }>
			{ __(
				'This isn’t a valid size. It’s kept until you enter another one.',
				'atelier'
			) }
		</p>
	);

/** Sample text in these sizes, in the site's font. */
function Sample( { sizes }: { readonly sizes: readonly string[] } ) {
	const merged = useMerged();
	const style = ( name: string ) =>
		inheritedStyle( merged, `typography.${ name }`, {} );
	const look: CSSProperties = {
		fontFamily: style( 'fontFamily' ),
		fontStyle: style( 'fontStyle' ),
		fontWeight: style( 'fontWeight' ),
	};
	return (
		<div
			className={ styles.sample }
			role="img"
			aria-label={ __( 'Preview', 'atelier' ) }
			style={ look }
		>
			{ sizes.map( ( size, at ) => (
				<span key={ at } style={ { fontSize: sizeCss( size ) } }>
					{ __( 'Aa', 'atelier' ) }
				</span>
			) ) }
		</div>
	);
}
