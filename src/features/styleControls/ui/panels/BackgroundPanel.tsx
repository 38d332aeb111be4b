import { Button, FocalPointPicker, ToggleControl } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	ToggleGroup,
	ToggleGroupOption,
} from '@/platform/experimental/toggleGroup';
import { messageFor } from '@/ui/messages';
import { chooseStoredPicture } from '../../data/choosePicture';
import {
	editStyles,
	FIELD_NAMES,
	useStyles,
	useStylesRights,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import {
	addressOf,
	buildPosition,
	groupResets,
	parseImage,
	parsePosition,
	sizeOf,
	type BackgroundImage,
	invalidReason,
	type Features,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { ColorControl } from '../controls/ColorControl';
import { LengthField } from '../controls/LengthField';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import { usePaint } from '../parts/usePaint';
import styles from './BackgroundPanel.module.css';

const IMAGE = 'background.backgroundImage';
const SIZE = 'background.backgroundSize';
const POSITION = 'background.backgroundPosition';
const REPEAT = 'background.backgroundRepeat';
const ATTACHMENT = 'background.backgroundAttachment';

interface BackgroundPanelProps {
	readonly target: StyleTarget;
	/** The features of the target. */
	readonly features: Features;
}

/** The background image of a target. */
export function BackgroundPanel( { target, features }: BackgroundPanelProps ) {
	const image = useStyleValue( IMAGE, target );
	const found = invalidReason( image.resolved )
		? null
		: parseImage( image.resolved );
	return (
		<StylesPanel
			label={ __( 'Background image', 'atelier' ) }
			onReset={ () => editStyles( groupResets( target, 'background' ) ) }
		>
			{ features.has( 'backgroundImage' ) && (
				<StylesControl
					label={ __( 'Image', 'atelier' ) }
					value={ image }
				>
					<Picture image={ found } target={ target } />
				</StylesControl>
			) }
			{ features.has( 'backgroundGradient' ) && (
				<Gradient target={ target } />
			) }
			{ found && features.has( 'backgroundSize' ) && (
				<>
					<Position image={ found } target={ target } />
					<Size target={ target } />
					<Repeat target={ target } />
					<Attachment target={ target } />
				</>
			) }
		</StylesPanel>
	);
}

/** A gradient over the background image, or without one. */
function Gradient( { target }: PartProps ) {
	const path = 'background.gradient';
	const label = FIELD_NAMES.gradient();
	const gradient = usePaint( { path, kind: 'gradient', target } );
	const { reset, fallback } = useStyleValue( path, target );
	return (
		<StylesControl
			label={ label }
			value={ {
				origin: gradient.origin,
				reset,
				value: gradient.stored,
				fallback,
			} }
		>
			<ColorControl
				label={ label }
				color={ gradient }
				gradient={ gradient }
				isGradientOnly
				isChanged={ gradient.origin === 'user' }
			/>
		</StylesControl>
	);
}

interface PartProps {
	readonly target: StyleTarget;
}

interface PicturePartProps extends PartProps {
	readonly image: BackgroundImage;
}

/** Only REST knows the addresses of the theme's files. */
function useAddress( { url }: BackgroundImage ): string {
	const load = useStyles();
	return addressOf( url, load.status === 'ready' ? load.value.links : {} );
}

function Picture( {
	image,
	target,
}: PartProps & { readonly image: BackgroundImage | null } ) {
	const stored = useStyleValue( IMAGE, target );
	const size = useStyleValue( SIZE, target );
	const { canUpload } = useStylesRights();
	const button = useRef< HTMLButtonElement >( null );
	const choose = async () => {
		const chosen = await chooseStoredPicture(
			__( 'Background image', 'atelier' ),
			__( 'Use as background', 'atelier' )
		);
		button.current?.focus();
		if ( ! chosen.ok ) {
			void dispatch( noticesStore ).createErrorNotice(
				messageFor( chosen.error ),
				{ type: 'snackbar' }
			);
		} else if ( chosen.value ) {
			editStyles( [
				{ target, path: IMAGE, value: chosen.value },
				...( size.value === undefined
					? [ { target, path: SIZE, value: 'cover' } ]
					: [] ),
			] );
		}
	};
	// If the theme has no image, there is nothing to switch off.
	const remove = () =>
		stored.set( parseImage( stored.inherited ) ? 'none' : undefined );
	return (
		<div className={ styles.picture }>
			{ image && <Thumbnail image={ image } /> }
			{ canUpload ? (
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void choose() }
				>
					{ image
						? __( 'Replace', 'atelier' )
						: __( 'Add background image', 'atelier' ) }
				</Button>
			) : (
				<p className={ styles.note }>
					{ __(
						'Sorry, you are not allowed to upload images to this site.',
						'atelier'
					) }
				</p>
			) }
			{ image && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					onClick={ () => {
						remove();
						button.current?.focus();
					} }
				>
					{ __( 'Remove', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}

function Thumbnail( { image }: Pick< PicturePartProps, 'image' > ) {
	const address = useAddress( image );
	return (
		<div className={ styles.thumbnail }>
			<img src={ address } alt="" />
			<span className={ styles.title }>{ image.title }</span>
		</div>
	);
}

function Position( { image, target }: PicturePartProps ) {
	const label = __( 'Focal point', 'atelier' );
	const position = useStyleValue( POSITION, target );
	const address = useAddress( image );
	const set = ( point: { readonly x: number; readonly y: number } ) =>
		position.set( buildPosition( point ) );
	return (
		<StylesControl label={ label } value={ position }>
			<FocalPointPicker
				__nextHasNoMarginBottom
				label={ label }
				url={ address }
				value={ parsePosition( position.resolved ) }
				onDrag={ set }
				onChange={ set }
			/>
		</StylesControl>
	);
}

function Size( { target }: PartProps ) {
	const label = __( 'Size', 'atelier' );
	const size = useStyleValue( SIZE, target );
	const chosen = sizeOf( size.resolved );
	return (
		<StylesControl label={ label } value={ size }>
			<ToggleGroup
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				isBlock
				label={ label }
				value={ chosen }
				onChange={ ( next ) =>
					size.set( next === 'tile' ? 'auto' : next )
				}
			>
				<ToggleGroupOption
					value="cover"
					label={ __( 'Cover', 'atelier' ) }
				/>
				<ToggleGroupOption
					value="contain"
					label={ __( 'Contain', 'atelier' ) }
				/>
				<ToggleGroupOption
					value="tile"
					label={ __( 'Tile', 'atelier' ) }
				/>
			</ToggleGroup>
			{ chosen === 'tile' && (
				<div className={ styles.width }>
					<LengthField
						label={ __( 'Background image width', 'atelier' ) }
						placeholder={ __( 'Auto', 'atelier' ) }
						value={ size.value === 'auto' ? undefined : size.value }
						onChange={ ( next ) => size.set( next ?? 'auto' ) }
					/>
				</div>
			) }
		</StylesControl>
	);
}

function Repeat( { target }: PartProps ) {
	const label = __( 'Repeat', 'atelier' );
	const repeat = useStyleValue( REPEAT, target );
	return (
		<StylesControl label={ label } value={ repeat }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ repeat.resolved !== 'no-repeat' }
				onChange={ ( isOn ) =>
					repeat.set( isOn ? 'repeat' : 'no-repeat' )
				}
			/>
		</StylesControl>
	);
}

function Attachment( { target }: PartProps ) {
	const label = __( 'Fixed background', 'atelier' );
	const attachment = useStyleValue( ATTACHMENT, target );
	return (
		<StylesControl label={ label } value={ attachment }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ attachment.resolved === 'fixed' }
				onChange={ ( isOn ) =>
					attachment.set( isOn ? 'fixed' : 'scroll' )
				}
			/>
		</StylesControl>
	);
}
