import { Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import styles from './TimeSlider.module.css';

interface TimeSliderProps {
	/** Counted from 0 for the oldest. */
	readonly position: number;
	readonly total: number;
	/** Date and author of the revision. */
	readonly label: string;
	readonly onPosition: ( position: number ) => void;
}

/** A slider over revisions: the oldest one is at the inline start. */
export function TimeSlider( {
	position,
	total,
	label,
	onPosition,
}: TimeSliderProps ) {
	const id = useId();
	const step = ( by: -1 | 1, isLast: boolean, words: string ) => (
		<Button
			__next40pxDefaultSize
			icon={ by < 0 === isRTL() ? chevronRight : chevronLeft }
			label={ words }
			disabled={ isLast }
			accessibleWhenDisabled
			onClick={ () => onPosition( position + by ) }
		/>
	);
	return (
		<div className={ styles.time }>
			<div className={ styles.row }>
				{ step(
					-1,
					position === 0,
					__( 'Older revision', 'atelier' )
				) }
				<input
					type="range"
					className={ styles.range }
					aria-label={ __( 'Revision', 'atelier' ) }
					aria-valuetext={ label }
					aria-describedby={ id }
					min={ 0 }
					max={ total - 1 }
					value={ position }
					disabled={ total < 2 }
					onChange={ ( { currentTarget } ) =>
						onPosition( Number( currentTarget.value ) )
					}
				/>
				{ step(
					1,
					position === total - 1,
					__( 'Newer revision', 'atelier' )
				) }
			</div>
			<div className={ styles.words }>
				<span className={ styles.label }>{ label }</span>
				<span id={ id } className={ styles.count }>
					{ sprintf(
						/* translators: 1: number of a revision, 2: number of all revisions. */
						_n(
							'%1$d of %2$d revision',
							'%1$d of %2$d revisions',
							total,
							'atelier'
						),
						position + 1,
						total
					) }
				</span>
			</div>
		</div>
	);
}
