import { useCallback } from '@wordpress/element';
import {
	editStyles,
	useDerived,
	useSteadyTarget,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import {
	invalidReason,
	NO_GRADIENT,
	type StylesDoc,
	backgroundsOf,
	textColorOf,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { ColorControl } from '../controls/ColorControl';
import type { ContrastPair } from '../controls/ContrastNote';
import styles from './ColorRow.module.css';
import { StylesControl } from './StylesPanel';
import { usePaint } from './usePaint';

interface ColorRowProps {
	readonly label: string;
	readonly target: StyleTarget;
	/** The kind of color. */
	readonly paint: 'text' | 'background' | 'outline';
	/** Whether the panel's menu adds it on demand. */
	readonly isOptional?: boolean;
	/** Whether the background can be a gradient. */
	readonly hasGradient?: boolean;
}

/** A color of a target in a panel, with its contrast to the paired color. */
export function ColorRow( props: ColorRowProps ) {
	return props.paint === 'background' && props.hasGradient ? (
		<BackgroundRow { ...props } />
	) : (
		<PlainRow { ...props } />
	);
}

function PlainRow( {
	label,
	target,
	paint,
	isOptional = false,
}: ColorRowProps ) {
	const isOutline = paint === 'outline';
	const path = isOutline ? 'outline.color' : `color.${ paint }`;
	const pair = usePair( target, isOutline ? 'text' : paint );
	const color = usePaint( { path, kind: 'color', target } );
	const { reset, fallback } = useStyleValue( path, target );
	return (
		<StylesControl
			label={ label }
			isOptional={ isOptional }
			value={ {
				origin: color.origin,
				reset,
				value: color.stored,
				fallback,
			} }
		>
			<div className={ styles.row }>
				<ColorControl
					label={ label }
					color={ color }
					{ ...( isOutline ? {} : { pair } ) }
					isChanged={ color.origin === 'user' }
				/>
			</div>
		</StylesControl>
	);
}

function BackgroundRow( { label, target }: ColorRowProps ) {
	const color = usePaint( {
		path: 'color.background',
		kind: 'color',
		target,
		instead: 'color.gradient',
	} );
	const gradient = usePaint( {
		path: 'color.gradient',
		kind: 'gradient',
		target,
		instead: 'color.background',
	} );
	const ofColor = useStyleValue( 'color.background', target ).fallback;
	const ofGradient = useStyleValue( 'color.gradient', target ).fallback;
	const isChanged = color.origin === 'user' || gradient.origin === 'user';
	const reset = () =>
		editStyles( [
			{ target, path: 'color.background', value: undefined },
			{ target, path: 'color.gradient', value: undefined },
		] );
	return (
		<StylesControl
			label={ label }
			value={ {
				origin: isChanged
					? 'user'
					: color.origin === 'none'
						? gradient.origin
						: color.origin,
				reset,
				fallback:
					ofGradient && ofGradient.value !== NO_GRADIENT
						? ofGradient
						: ofColor,
				value: [ color.stored, gradient.stored ].find(
					( stored ) => invalidReason( stored ) !== null
				),
			} }
		>
			<div className={ styles.row }>
				<ColorControl
					label={ label }
					color={ color }
					gradient={ gradient }
					pair={ usePair( target, 'background' ) }
					isChanged={ isChanged }
					onReset={ reset }
				/>
			</div>
		</StylesControl>
	);
}

/** The current text or background of the same target, for the contrast. */
function usePair(
	target: StyleTarget,
	change: ContrastPair[ 'change' ]
): ContrastPair {
	const of = useSteadyTarget( target );
	const compute = useCallback(
		( doc: StylesDoc ) => {
			const { background, behind } = backgroundsOf( doc, of );
			return [ textColorOf( doc, of ), background, behind ].join( '\n' );
		},
		[ of ]
	);
	const [ text = '', ground = '', behind ] =
		useDerived( compute ).split( '\n' );
	return { text, background: ground, behind, change };
}
