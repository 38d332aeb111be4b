import { Button, FocalPointPicker, ToggleControl } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	ToggleGroup,
	ToggleGroupOption,
} from '../../../../platform/experimental/toggleGroup';
import { messageFor } from '../../../../ui/messages';
import { chooseStoredPicture } from '../../data/choosePicture';
import { editStyles } from '../../data/edits';
import { useFeatures } from '../../data/useFeatures';
import { useStyles } from '../../data/useStyles';
import { useStylesRights } from '../../data/useStylesRights';
import { useStyleValue } from '../../data/useStyleValue';
import {
	addressOf,
	buildPosition,
	parseImage,
	parsePosition,
	sizeOf,
	type BackgroundImage,
} from '../../model/background';
import { LengthField } from '../controls/LengthField';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import { StylesScreen } from '../parts/StylesScreen';
import styles from './Background.module.css';

const IMAGE = 'background.backgroundImage';
const SIZE = 'background.backgroundSize';
const POSITION = 'background.backgroundPosition';
const REPEAT = 'background.backgroundRepeat';
const ATTACHMENT = 'background.backgroundAttachment';

/** The picture behind every page. */
export function Background() {
	const image = useStyleValue( IMAGE );
	const found = parseImage( image.resolved );
	const hasSize = useFeatures().has( 'backgroundSize' );
	return (
		<StylesScreen
			title={ __( 'Background', 'atelier' ) }
			description={ __(
				'The picture behind everything on your site.',
				'atelier'
			) }
		>
			<StylesPanel
				label={ __( 'Background image', 'atelier' ) }
				onReset={ reset }
			>
				<StylesControl
					label={ __( 'Image', 'atelier' ) }
					value={ image }
				>
					<Picture image={ found } />
				</StylesControl>
				{ found && hasSize && (
					<>
						<Position image={ found } />
						<Size />
						<Repeat />
						<Attachment />
					</>
				) }
			</StylesPanel>
		</StylesScreen>
	);
}

const reset = () =>
	editStyles(
		[ IMAGE, SIZE, POSITION, REPEAT, ATTACHMENT ].map( ( path ) => ( {
			path,
			value: undefined,
		} ) )
	);

/** The theme's files have addresses that only REST knows. */
function useAddress( { url }: BackgroundImage ): string {
	const load = useStyles();
	return addressOf( url, load.status === 'ready' ? load.value.links : {} );
}

function Picture( { image }: { readonly image: BackgroundImage | null } ) {
	const stored = useStyleValue( IMAGE );
	const size = useStyleValue( SIZE );
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
				{ path: IMAGE, value: chosen.value },
				...( size.value === undefined
					? [ { path: SIZE, value: 'cover' } ]
					: [] ),
			] );
		}
	};
	// Without the theme's own picture there is nothing to be switched off.
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
						'You may not add pictures to this site’s library.',
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

function Thumbnail( { image }: { readonly image: BackgroundImage } ) {
	const address = useAddress( image );
	return (
		<div className={ styles.thumbnail }>
			<img src={ address } alt="" />
			<span className={ styles.title }>{ image.title }</span>
		</div>
	);
}

function Position( { image }: { readonly image: BackgroundImage } ) {
	const label = __( 'Focal point', 'atelier' );
	const position = useStyleValue( POSITION );
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

function Size() {
	const label = __( 'Size', 'atelier' );
	const size = useStyleValue( SIZE );
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

function Repeat() {
	const label = __( 'Repeat', 'atelier' );
	const repeat = useStyleValue( REPEAT );
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

function Attachment() {
	const label = __( 'Fixed background', 'atelier' );
	const attachment = useStyleValue( ATTACHMENT );
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
