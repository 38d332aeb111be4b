import { Button, Modal, SelectControl, Spinner } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { rotateRight } from '@wordpress/icons';
import type { KeyboardEvent, PointerEvent } from 'react';
import { locale } from '@/platform/locale';
import { DialogActions } from '@/ui/DialogActions';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useIsMounted } from '@/ui/useIsMounted';
import { useLoad } from '@/ui/useLoad';
import {
	cropPicture,
	loadPicture,
	type CroppedBlock,
	type Picture,
} from '../data/cropping';
import {
	CORNERS,
	croppedSize,
	dragged,
	largestCrop,
	modifiersOf,
	nextAngle,
	turned,
	WHOLE,
	type Angle,
	type Crop,
	type Grip,
} from '../model/crop';
import styles from './CropDialog.module.css';

export interface CropDialogProps {
	readonly block: CroppedBlock;
	readonly onClose: () => void;
}

/** A dialog for cropping the image of a block. */
export function CropDialog( { block, onClose }: CropDialogProps ) {
	const load = useLoad( block.picture, () => loadPicture( block.picture ) );
	return (
		<Modal
			title={ __( 'Crop image', 'atelier' ) }
			size="large"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			{ load.status === 'loading' && (
				<div className={ styles.state }>
					<Spinner />
				</div>
			) }
			{ load.status === 'failed' && (
				<Failure
					title={ __( 'This image can’t be cropped', 'atelier' ) }
					text={ messageFor( load.error ) }
					onRetry={ load.retry }
				/>
			) }
			{ load.status === 'ready' && (
				<Cropper
					block={ block }
					picture={ load.value }
					onClose={ onClose }
				/>
			) }
		</Modal>
	);
}

const ANY = 'any';
const ORIGINAL = 'original';

/** Width to height, with the names that themes use. */
const ratios = () => [
	{ value: ANY, label: __( 'Freeform', 'atelier' ) },
	{ value: ORIGINAL, label: __( 'Original', 'atelier' ) },
	{ value: '1/1', label: __( 'Square - 1:1', 'atelier' ) },
	{ value: '4/3', label: __( 'Standard - 4:3', 'atelier' ) },
	{ value: '3/4', label: __( 'Portrait - 3:4', 'atelier' ) },
	{ value: '3/2', label: __( 'Classic - 3:2', 'atelier' ) },
	{ value: '2/3', label: __( 'Classic Portrait - 2:3', 'atelier' ) },
	{ value: '16/9', label: __( 'Wide - 16:9', 'atelier' ) },
	{ value: '9/16', label: __( 'Tall - 9:16', 'atelier' ) },
];

function Cropper( {
	block,
	picture,
	onClose,
}: CropDialogProps & { readonly picture: Picture } ) {
	const [ angle, setAngle ] = useState< Angle >( 0 );
	const [ shape, setShape ] = useState( ANY );
	const [ crop, setCrop ] = useState( WHOLE );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const isMounted = useIsMounted();
	const size = turned( picture, angle );

	const choose = ( wanted: string, turn: Angle ) => {
		setShape( wanted );
		setAngle( turn );
		const whole = turned( picture, turn );
		setCrop( largestCrop( ratioOf( wanted, whole ), whole ) );
	};
	const act = async () => {
		setIsBusy( true );
		setProblem( '' );
		const answer = await cropPicture( block, picture.url, crop, angle );
		if ( ! isMounted() ) {
			return;
		}
		if ( answer.ok ) {
			onClose();
		} else {
			setIsBusy( false );
			setProblem( messageFor( answer.error ) );
		}
	};
	const left = croppedSize( crop, size );
	const ratio = ratioOf( shape, size );
	return (
		<>
			<Stage
				picture={ picture }
				angle={ angle }
				crop={ crop }
				// In percent of the image, whose sides differ.
				ratio={
					ratio === null ? null : ( ratio * size.height ) / size.width
				}
				onCrop={ setCrop }
			/>
			<p className={ styles.size } role="status">
				{ sprintf(
					picture.isReduced
						? /* translators: 1: width in pixels, 2: height in pixels. */
							__( 'At least %1$s × %2$s pixels', 'atelier' )
						: /* translators: 1: width in pixels, 2: height in pixels. */
							__( '%1$s × %2$s pixels', 'atelier' ),
					left.width.toLocaleString( locale() ),
					left.height.toLocaleString( locale() )
				) }
			</p>
			<div className={ styles.controls }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Aspect ratio', 'atelier' ) }
					value={ shape }
					options={ ratios() }
					onChange={ ( wanted ) => choose( wanted, angle ) }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ rotateRight }
					onClick={ () => choose( shape, nextAngle( angle ) ) }
				>
					{ _x( 'Rotate', 'image', 'atelier' ) }
				</Button>
			</div>
			<p className={ styles.note }>
				{ __(
					'The cropped image is added to the media library. The original stays as it is.',
					'atelier'
				) }
			</p>
			<DialogActions
				label={ __( 'Apply', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ modifiersOf( crop, angle ).length === 0 }
				problem={ problem }
				onCancel={ onClose }
				onAct={ () => void act() }
			/>
		</>
	);
}

function ratioOf(
	shape: string,
	{ width, height }: { readonly width: number; readonly height: number }
): number | null {
	if ( shape === ANY ) {
		return null;
	}
	const [ w = width, h = height ] =
		shape === ORIGINAL ? [] : shape.split( '/' ).map( Number );
	return w / h;
}

/** The step of an arrow key, in percent of the image. */
const STEP = 1;
const LARGE_STEP = 10;

const ARROWS: Readonly< Record< string, readonly [ number, number ] > > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

interface StageProps {
	readonly picture: Picture;
	readonly angle: Angle;
	readonly crop: Crop;
	readonly ratio: number | null;
	readonly onCrop: ( crop: Crop ) => void;
}

/** The image with the crop, which can be moved and resized. */
function Stage( { picture, angle, crop, ratio, onCrop }: StageProps ) {
	const stage = useRef< HTMLDivElement >( null );
	const origin = useRef< {
		readonly x: number;
		readonly y: number;
		readonly crop: Crop;
	} | null >( null );
	const helpId = useInstanceId( Stage, 'atelier-crop-help' );
	const size = turned( picture, angle );
	const shape = size.width / size.height;

	const grip = (
		name: Grip,
		label: string,
		className: string | undefined
	) => (
		<button
			key={ name }
			type="button"
			className={ className }
			data-grip={ name }
			aria-label={ label }
			aria-describedby={ helpId }
			onPointerDown={ ( event: PointerEvent< HTMLElement > ) => {
				event.currentTarget.setPointerCapture( event.pointerId );
				origin.current = { x: event.clientX, y: event.clientY, crop };
			} }
			onPointerMove={ ( { clientX, clientY } ) => {
				const { current } = origin;
				const room = stage.current?.getBoundingClientRect();
				if ( current && room ) {
					const by = {
						x: ( ( clientX - current.x ) / room.width ) * 100,
						y: ( ( clientY - current.y ) / room.height ) * 100,
					};
					onCrop( dragged( current.crop, name, by, ratio ) );
				}
			} }
			onPointerUp={ () => {
				origin.current = null;
			} }
			onPointerCancel={ () => {
				origin.current = null;
			} }
			onKeyDown={ ( event: KeyboardEvent ) => {
				const way = ARROWS[ event.key ];
				if ( way ) {
					event.preventDefault();
					const step = event.shiftKey ? LARGE_STEP : STEP;
					const by = { x: way[ 0 ] * step, y: way[ 1 ] * step };
					onCrop( dragged( crop, name, by, ratio ) );
				}
			} }
		/>
	);
	const labels = {
		nw: __( 'Top left corner', 'atelier' ),
		ne: __( 'Top right corner', 'atelier' ),
		sw: __( 'Bottom left corner', 'atelier' ),
		se: __( 'Bottom right corner', 'atelier' ),
	};
	const place = {
		insetInlineStart: `${ crop.left }%`,
		insetBlockStart: `${ crop.top }%`,
		inlineSize: `${ crop.width }%`,
		blockSize: `${ crop.height }%`,
	};
	return (
		// Images have the same left and right in all languages.
		<div className={ styles.room } dir="ltr">
			<div
				ref={ stage }
				className={ styles.stage }
				style={ {
					aspectRatio: String( shape ),
					inlineSize: `min(100%, ${ 33 * shape }vh)`,
				} }
			>
				<img
					src={ picture.url }
					alt={ picture.alt }
					draggable={ false }
					style={
						angle % 180 === 0
							? {
									transform: `translate(-50%,-50%) rotate(${ angle }deg)`,
								}
							: {
									inlineSize: `${ 100 / shape }%`,
									blockSize: `${ 100 * shape }%`,
									transform: `translate(-50%,-50%) rotate(${ angle }deg)`,
								}
					}
				/>
				<div className={ styles.shade }>
					<div className={ styles.crop } style={ place } />
				</div>
				<div className={ styles.crop } style={ place }>
					{ grip(
						'move',
						__( 'Crop area', 'atelier' ),
						styles.area
					) }
					{ CORNERS.map( ( name ) =>
						grip( name, labels[ name ], styles.corner )
					) }
				</div>
			</div>
			<div hidden id={ helpId }>
				{ __(
					'Use the arrow keys to move it. Hold Shift to move it in larger steps.',
					'atelier'
				) }
			</div>
		</div>
	);
}
