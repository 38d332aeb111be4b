import { RangeControl, TextControl } from '@wordpress/components';
import { UnitControl } from '@/platform/experimental/unitControl';
import {
	isKeyword,
	parseLength,
	storedText,
} from '@/features/globalStyles/index.model';
import styles from './LengthField.module.css';
import { useTextMode } from './useTextMode';
import { useTyped } from './useTyped';

const UNITS = [ 'px', 'em', 'rem', 'vw', 'vh' ] as const;

interface LengthFieldProps {
	readonly label: string;
	readonly hideLabelFromVision?: boolean;
	/** The stored value. */
	readonly value: unknown;
	readonly units?: readonly string[];
	readonly min?: number;
	readonly step?: number;
	readonly hasSlider?: boolean;
	readonly isDisabled?: boolean;
	readonly placeholder?: string;
	readonly onChange: ( value: string | undefined ) => void;
}

/** A length. Values other than a number with a unit, such as `clamp()`, are edited as text. */
export function LengthField( {
	label,
	hideLabelFromVision = false,
	value,
	units = UNITS,
	min = 0,
	step,
	hasSlider = false,
	isDisabled = false,
	placeholder,
	onChange,
}: LengthFieldProps ) {
	const stored = storedText( value );
	const text = isKeyword( stored ) ? '' : stored;
	const length = parseLength( text );
	const { isText, onBlur } = useTextMode( text !== '' && length === null );
	const change = ( next: string | undefined ) =>
		onChange( next === undefined || next === '' ? undefined : next );
	const typed = useTyped( text, change );
	if ( isText ) {
		return (
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				hideLabelFromVision={ hideLabelFromVision }
				value={ typed.text }
				help={ typed.help }
				disabled={ isDisabled }
				onChange={ typed.onType }
				onBlur={ () => {
					typed.onLeave();
					onBlur();
				} }
			/>
		);
	}
	const unit = length?.unit || ( units[ 0 ] ?? 'px' );
	const all = units.includes( unit ) ? units : [ unit, ...units ];
	return (
		<div className={ styles.field } data-slider={ hasSlider }>
			<UnitControl
				__next40pxDefaultSize
				label={ label }
				hideLabelFromVision={ hideLabelFromVision }
				value={ text }
				units={ all.map( ( own ) => ( { value: own, label: own } ) ) }
				min={ min }
				disabled={ isDisabled }
				{ ...( step === undefined ? {} : { step } ) }
				placeholder={ placeholder ?? ( text === '' ? stored : '' ) }
				onChange={ change }
			/>
			{ hasSlider && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					hideLabelFromVision
					withInputField={ false }
					value={ length?.number ?? 0 }
					disabled={ isDisabled }
					min={ min }
					max={ unit === 'px' ? 100 : 10 }
					step={ unit === 'px' ? 1 : 0.1 }
					initialPosition={ 0 }
					onChange={ ( number ) =>
						number !== undefined &&
						onChange( `${ String( number ) }${ unit }` )
					}
				/>
			) }
		</div>
	);
}
