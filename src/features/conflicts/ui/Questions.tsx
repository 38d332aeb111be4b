import { ColorIndicator } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { colorOf } from '@/features/globalStyles/index.records';
import type { StyleAsk } from '../model/mergeStyles';
import type { Choice } from '../model/plan';
import { askLabel, questionLabel } from './questionLabels';
import styles from './ConflictDialog.module.css';

interface QuestionsProps {
	/** The entity name of the record. */
	readonly name: string;
	/** The name of the other version. */
	readonly theirName: string;
	readonly asks: readonly StyleAsk[];
	readonly answers: readonly ( Choice | undefined )[];
	readonly onAnswer: ( at: number, choice: Choice ) => void;
}

/** The values that both sides changed, each with a choice. */
export function Questions( {
	name,
	theirName,
	asks,
	answers,
	onAnswer,
}: QuestionsProps ) {
	const group = useId();
	return (
		<fieldset className={ styles.questions }>
			<legend className={ styles.heading }>
				{ __(
					'Both versions changed these. Choose which one to keep:',
					'atelier'
				) }
			</legend>
			{ asks.map( ( ask, at ) => (
				<div
					key={ ask.path.join( '.' ) }
					role="radiogroup"
					aria-label={ askLabel( ask ) }
					className={ styles.question }
				>
					{ CHOICES.map( ( choice ) => (
						<Answer
							key={ choice }
							group={ `${ group }-${ at }` }
							label={
								choice === 'mine'
									? __( 'Your version', 'atelier' )
									: theirName
							}
							words={ questionLabel( name, ask, choice ) }
							color={ colorOf( ask[ choice ] ) }
							isChosen={ answers[ at ] === choice }
							onChoose={ () => onAnswer( at, choice ) }
						/>
					) ) }
				</div>
			) ) }
		</fieldset>
	);
}

const CHOICES: readonly Choice[] = [ 'mine', 'theirs' ];

function Answer( {
	group,
	label,
	words,
	color,
	isChosen,
	onChoose,
}: {
	/** Arrow keys move between the answers to the same question. */
	readonly group: string;
	readonly label: string;
	readonly words: string;
	readonly color: string | null;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
} ) {
	const id = useId();
	return (
		<div className={ styles.answer }>
			<input
				type="radio"
				id={ id }
				name={ group }
				checked={ isChosen }
				onChange={ onChoose }
			/>
			<label htmlFor={ id } className={ styles.label }>
				<strong>{ label }</strong>
				{ color !== null && <ColorIndicator colorValue={ color } /> }
				<span>{ words }</span>
			</label>
		</div>
	);
}
