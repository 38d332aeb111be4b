import { Button, ColorPicker } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import { hexOf } from '../../model/contrast';
import { inCaseOf } from '../../model/hexCase';
import { parseReference } from '@/features/globalStyles/index.model';
import styles from './ColorPopover.module.css';
import { ContrastNote, type ContrastPair } from './ContrastNote';
import { GradientField } from './GradientField';
import { nameOf, type PaintValue } from './paint';
import { PresetChoices } from './PresetChoices';
import { ResetFoot } from './ResetFoot';

interface ColorPopoverProps {
	readonly label: string;
	readonly color: PaintValue;
	readonly gradient?: PaintValue | undefined;
	/** Whether only gradients are supported. */
	readonly isGradientOnly?: boolean | undefined;
	readonly pair?: ContrastPair | undefined;
	readonly isChanged: boolean;
	readonly onReset?: () => void;
}

type Paint = 'color' | 'gradient';

const PAINTS = [
	{ name: 'color', label: () => __( 'Color', 'atelier' ) },
	{ name: 'gradient', label: () => __( 'Gradient', 'atelier' ) },
] as const satisfies readonly { name: Paint; label: () => string }[];

/** Presets, a custom color, and the contrast. */
export function ColorPopover( props: ColorPopoverProps ) {
	const {
		label,
		color,
		gradient,
		isGradientOnly = false,
		pair,
		isChanged,
		onReset,
	} = props;
	const id = useTabsId();
	const [ paint, setPaint ] = useState< Paint >(
		gradient?.css === undefined && ! isGradientOnly ? 'color' : 'gradient'
	);
	const shown = paint === 'gradient' && gradient ? gradient : color;
	const content = (
		<>
			{ paint === 'gradient' && gradient ? (
				<Gradients { ...gradient } />
			) : (
				<Colors { ...color } />
			) }
		</>
	);
	return (
		<div
			className={ `atelier-overlay ${ styles.popover ?? '' }` }
			role="dialog"
			aria-label={ label }
		>
			<span className={ styles.name }>{ nameOf( props ) }</span>
			{ pair && (
				<ContrastNote pair={ pair } onChange={ color.onChange } />
			) }
			{ gradient && ! isGradientOnly ? (
				<>
					<TabList
						id={ id }
						label={ label }
						tabs={ PAINTS.map( ( { name, label: tabLabel } ) => ( {
							name,
							label: tabLabel(),
						} ) ) }
						selected={ paint }
						onSelect={ setPaint }
					/>
					<TabPanel id={ id } selected={ paint }>
						<div className={ styles.choices }>{ content }</div>
					</TabPanel>
				</>
			) : (
				<div className={ styles.choices }>{ content }</div>
			) }
			<Nothing { ...shown } />
			<ResetFoot
				isChanged={ isChanged }
				onReset={ onReset ?? ( () => color.onChange( undefined ) ) }
			/>
		</div>
	);
}

/** Explains an empty list of choices, and shows an invalid stored value. */
function Nothing( { stored, css, presets, allowsCustom }: PaintValue ) {
	const isEmpty =
		! allowsCustom &&
		Object.values( presets ).every( ( { length } ) => length === 0 );
	return (
		<>
			{ isEmpty && (
				<p className={ styles.hint }>
					{ __(
						'The theme doesn’t provide any options.',
						'atelier'
					) }
				</p>
			) }
			{ parseReference( stored )?.type === 'preset' &&
				css === undefined && (
					<p className={ styles.problem }>
						{ __(
							'The selected preset no longer exists. It’s kept until you choose something else.',
							'atelier'
						) }
					</p>
				) }
			{ css !== undefined && ! CSS.supports( 'background', css ) && (
				<p className={ styles.problem }>
					{ sprintf(
						/* translators: %s: stored value of a color, such as "banana". */
						__(
							'“%s” isn’t a valid color. It’s kept until you choose something else.',
							'atelier'
						),
						shorten( css, 60 )
					) }
				</p>
			) }
		</>
	);
}

const asItIs = ( css: string ): string => css;

/** Preset colors, and a custom one. */
export function Colors( {
	stored,
	css,
	presets,
	allowsCustom,
	plain = asItIs,
	onChange,
}: PaintValue ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<PresetChoices
				label={ __( 'Color', 'atelier' ) }
				kind="color"
				presets={ presets }
				value={ stored }
				show={ ( { value } ) => ( {
					swatch: { background: plain( value ) },
				} ) }
				onChange={ onChange }
			/>
			{ allowsCustom && (
				<div>
					<Button
						className={ styles.toggle ?? '' }
						variant="secondary"
						size="compact"
						aria-expanded={ isOpen }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ __( 'Custom color picker', 'atelier' ) }
					</Button>
					{ isOpen && (
						<div className={ styles.picker }>
							<ColorPicker
								enableAlpha
								color={ hexOf( css ) }
								onChange={ ( next ) =>
									onChange( inCaseOf( css ?? '', next ) )
								}
							/>
						</div>
					) }
				</div>
			) }
		</>
	);
}

function Gradients( {
	stored,
	css,
	presets,
	allowsCustom,
	plain = asItIs,
	onChange,
}: PaintValue ) {
	return (
		<>
			<PresetChoices
				label={ __( 'Gradient', 'atelier' ) }
				kind="gradient"
				presets={ presets }
				value={ stored }
				show={ ( { value } ) => ( {
					swatch: { background: plain( value ) },
				} ) }
				onChange={ onChange }
			/>
			{ allowsCustom && (
				<GradientField
					value={ css }
					plain={ plain }
					onChange={ onChange }
				/>
			) }
		</>
	);
}
