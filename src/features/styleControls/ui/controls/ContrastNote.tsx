import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	contrastOf,
	levelOf,
	nearestPassing,
	shortRatio,
} from '../../model/contrast';
import styles from './ContrastNote.module.css';
import { CONTRAST_LABELS } from './contrastLabels';

/** Two CSS colors, one of which the control edits. */
export interface ContrastPair {
	readonly text: string;
	readonly background: string;
	/** The color behind a translucent background. */
	readonly behind?: string | undefined;
	/** The color that the control edits. */
	readonly change: 'text' | 'background';
}

interface ContrastNoteProps {
	readonly pair: ContrastPair;
	readonly onChange: ( color: string ) => void;
}

/** The contrast of a pair, and the nearest readable color if it is too low. */
export function ContrastNote( { pair, onChange }: ContrastNoteProps ) {
	const note = useRef< HTMLDivElement >( null );
	const ratio = contrastOf( pair );
	if ( ratio === null ) {
		return null;
	}
	const level = levelOf( ratio );
	const nearest = nearestPassing( pair );
	return (
		<div
			ref={ note }
			className={ styles.note }
			data-level={ level }
			tabIndex={ -1 }
		>
			<span
				className={ styles.sample }
				style={ {
					color: pair.text,
					background: pair.background,
				} }
				aria-hidden="true"
			>
				{ __( 'Aa', 'atelier' ) }
			</span>
			<p className={ styles.words } role="status">
				<strong>
					{ sprintf(
						/* translators: %s: a number such as 4.5: how much two colours differ in brightness. */
						__( 'Contrast %s:1', 'atelier' ),
						shortRatio( ratio )
					) }
				</strong>{ ' ' }
				<span>{ CONTRAST_LABELS[ level ]() }</span>
			</p>
			{ nearest !== null && (
				<Button
					className={ styles.fix ?? '' }
					variant="secondary"
					size="compact"
					onClick={ () => {
						// The button is removed once the pair is readable.
						note.current?.focus();
						onChange( nearest );
					} }
				>
					<span
						className={ styles.nearest }
						style={ { background: nearest } }
					/>
					{ __( 'Use nearest passing color', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}
