import { CheckboxControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { documentRoute, Link } from '@/routing';
import { ShowMore } from '@/ui/ShowMore';
import { usersOf, type Users } from '../model/chains';
import { isChosen, isFree, type Choices } from '../model/choice';
import {
	isOwnPreset,
	isPattern,
	keyOf,
	type Group,
	type Own,
} from '../model/own';
import { groupHint, groupLabel, usersLabel } from './labels';
import { Sample } from './Sample';
import styles from './CleanUp.module.css';

/** Items shown at a time: more are one press away. */
const PAGE = 50;

interface UnusedGroupProps {
	readonly group: Group;
	readonly items: readonly Own[];
	readonly choices: Choices;
	readonly users: Users;
	/** How many are shown; the first ones if it is absent. */
	readonly count: number | undefined;
	readonly onCount: ( count: number ) => void;
	readonly onChoose: ( items: readonly Own[], isOn: boolean ) => void;
}

/** Things of one kind, of which all or some are chosen; nothing if there are none. */
export function UnusedGroup( {
	group,
	items,
	choices,
	users,
	count = PAGE,
	onCount,
	onChoose,
}: UnusedGroupProps ) {
	const id = useId();
	if ( items.length === 0 ) {
		return null;
	}
	const chosen = items.filter( ( own ) =>
		isChosen( choices, own, users )
	).length;
	const hint = groupHint( group );
	return (
		<section className={ styles.group } aria-labelledby={ id }>
			<h3 id={ id } className={ styles.title }>
				{ groupLabel( group, items.length ) }
			</h3>
			{ hint !== '' && <p className={ styles.quiet }>{ hint }</p> }
			{ items.length > 1 && (
				<div className={ styles.all }>
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Select all', 'atelier' ) }
						aria-describedby={ id }
						checked={ chosen === items.length }
						indeterminate={ chosen > 0 && chosen < items.length }
						onChange={ ( isOn ) => onChoose( items, isOn ) }
					/>
				</div>
			) }
			<ul className={ styles.items }>
				{ items.slice( 0, count ).map( ( own ) => (
					<li key={ keyOf( own ) } className={ styles.item }>
						<CheckboxControl
							__nextHasNoMarginBottom
							className={ styles.choice ?? '' }
							label={
								shorten( own.title, 120 ) ||
								__( '(no title)', 'atelier' )
							}
							checked={ isChosen( choices, own, users ) }
							disabled={ ! isFree( choices, own, users ) }
							help={ usersLabel( usersOf( users, own ) ) }
							onChange={ ( isOn ) => onChoose( [ own ], isOn ) }
						/>
						<About own={ own } />
					</li>
				) ) }
			</ul>
			<ShowMore
				hidden={ items.length - count }
				onShow={ () => onCount( count + PAGE ) }
			/>
		</section>
	);
}

/** What it is: a sample and a value, or the way to it. */
function About( { own }: { readonly own: Own } ) {
	if ( isPattern( own ) ) {
		return (
			<Link
				to={ documentRoute }
				params={ { type: own.type, id: own.id, isEditing: true } }
			>
				{ __( 'Open', 'atelier' ) }
				<span className="screen-reader-text"> { own.title }</span>
			</Link>
		);
	}
	return isOwnPreset( own ) ? (
		<Sample { ...own } />
	) : (
		<span className={ styles.quiet }>{ own.slug }</span>
	);
}
