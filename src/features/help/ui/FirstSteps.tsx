import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, closeSmall } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import type { ReactNode } from 'react';
import { boot } from '@/platform/boot';
import {
	homeRoute,
	Link,
	stylesRoute,
	useAddress,
	type Address,
} from '@/routing';
import { useSignal } from '@/ui/useSignal';
import { keepProgress, openHelp, progress, setProgress } from '../data/help';
import {
	arrivedAt,
	neighbor,
	shownAt,
	stepsFor,
	type Step,
	type Whereabouts,
} from '../model/steps';
import type { HelpActions } from './HelpDialog';
import styles from './FirstSteps.module.css';

/** The first steps for new users, one at a time below the menu, where they cover nothing and block nothing. */
export function FirstSteps( actions: HelpActions ) {
	const { step } = useSignal( progress );
	const heading = useInstanceId( FirstSteps, 'atelier-first-steps' );
	const steps = stepsFor( boot().theme.isBlockTheme );
	const place = placeOf( useAddress() );
	useEffect( keepProgress, [] );
	useStepOf( place );
	// Elsewhere, the screen needs the space: the steps take a line until they are wanted.
	const [ opened, setOpened ] = useState< Whereabouts | null >( 'home' );
	const isOpen = place === 'home' || opened === place;
	const previous = neighbor( steps, step, -1 );
	const next = neighbor( steps, step, 1 );
	const { title, text, way } = describe( step, actions );
	const go = ( to: Step ) => {
		setProgress( shownAt( to, place ) );
		const now = describe( to, actions );
		speak( `${ now.title }. ${ now.text }` );
	};
	const leave = () => {
		// Restarts at the first step once all have been seen.
		setProgress( {
			...( next ? progress.get() : shownAt( 'look', place ) ),
			isOpen: false,
		} );
		speak(
			__( 'First steps closed. You’ll find them in Help.', 'atelier' )
		);
		document
			.querySelector< HTMLElement >( '[data-screen-heading]' )
			?.focus( { preventScroll: true } );
	};
	return (
		<section className={ styles.card } aria-labelledby={ heading }>
			<div className={ styles.top }>
				<h2 id={ heading } className={ styles.name }>
					{ __( 'First steps', 'atelier' ) }
				</h2>
				<span className={ styles.count }>
					{ sprintf(
						/* translators: 1: number of a step, 2: number of all steps. */
						__( '%1$d of %2$d', 'atelier' ),
						steps.indexOf( step ) + 1,
						steps.length
					) }
				</span>
				{ place !== 'home' && (
					<Button
						className={ styles.button ?? '' }
						size="small"
						icon={ isOpen ? chevronDown : chevronUp }
						label={
							isOpen
								? __( 'Collapse first steps', 'atelier' )
								: __( 'Expand first steps', 'atelier' )
						}
						aria-expanded={ isOpen }
						onClick={ () => setOpened( isOpen ? null : place ) }
					/>
				) }
				<Button
					className={ styles.button ?? '' }
					size="small"
					icon={ closeSmall }
					label={ __( 'Close first steps', 'atelier' ) }
					onClick={ leave }
				/>
			</div>
			<h3 className={ styles.title }>{ title }</h3>
			{ isOpen && <p className={ styles.text }>{ text }</p> }
			{ isOpen && way && <p className={ styles.way }>{ way }</p> }
			{ isOpen && (
				<div className={ styles.buttons }>
					{ previous && (
						<Button
							className={ styles.button ?? '' }
							size="compact"
							variant="tertiary"
							onClick={ () => go( previous ) }
						>
							{ __( 'Back', 'atelier' ) }
						</Button>
					) }
					<Button
						className={ styles.next ?? '' }
						size="compact"
						variant="primary"
						onClick={ () => ( next ? go( next ) : leave() ) }
					>
						{ next
							? __( 'Next', 'atelier' )
							: __( 'Done', 'atelier' ) }
					</Button>
				</div>
			) }
		</section>
	);
}

function placeOf( { path, query }: Address ): Whereabouts {
	if ( query.canvas === 'edit' ) {
		return 'editor';
	}
	if ( path === '/styles' ) {
		return 'styles';
	}
	return path === '/' ? 'home' : 'elsewhere';
}

/** The steps follow the user: to what a step is about, and on once the user comes back from it. */
function useStepOf( place: Whereabouts ): void {
	useEffect( () => {
		const now = progress.get();
		const next = arrivedAt(
			stepsFor( boot().theme.isBlockTheme ),
			now,
			place
		);
		if ( next !== now ) {
			setProgress( next );
		}
	}, [ place ] );
}

interface Description {
	readonly title: string;
	readonly text: string;
	/** A link or button for the step. */
	readonly way?: ReactNode;
}

function describe( step: Step, { onPalette }: HelpActions ): Description {
	switch ( step ) {
		case 'look':
			return {
				title: __( 'Look around', 'atelier' ),
				text: __(
					'Atelier shows your site as visitors see it. Nothing that you try changes it before you save.',
					'atelier'
				),
			};
		case 'edit':
			return {
				title: __( 'Change a text', 'atelier' ),
				text: __(
					'Click your site or “Edit homepage”, then a text, and type. The arrow at the top brings you back to this menu.',
					'atelier'
				),
				way: (
					<Link to={ homeRoute } params={ { isEditing: true } }>
						{ __( 'Edit homepage', 'atelier' ) }
					</Link>
				),
			};
		case 'styles':
			return {
				title: __( 'Change a color', 'atelier' ),
				text: __(
					'Styles are the colors, fonts and spacing of the whole site. The preview shows each change at once.',
					'atelier'
				),
				way: (
					<Link to={ stylesRoute } params={ { isEditing: false } }>
						{ __( 'Open styles', 'atelier' ) }
					</Link>
				),
			};
		case 'palette':
			return {
				title: __( 'Find anything', 'atelier' ),
				text: sprintf(
					/* translators: %s: a keyboard shortcut, such as Ctrl+K. */
					__(
						'Press %s and type the name of a page, a template or something to do.',
						'atelier'
					),
					`\u2066${ displayShortcut.primary( 'k' ) }\u2069`
				),
				way: (
					<Button
						className={ styles.link ?? '' }
						variant="link"
						onClick={ onPalette }
					>
						{ __( 'Open command palette', 'atelier' ) }
					</Button>
				),
			};
		case 'save':
			return {
				title: __( 'See what a save will do', 'atelier' ),
				text: __(
					'If you have changed more than one thing, Save shows a list of your changes first. Uncheck what shouldn’t go live yet.',
					'atelier'
				),
			};
		case 'help':
			return {
				title: __( 'Find your way back', 'atelier' ),
				text: __(
					'Help has guides, keyboard shortcuts and these first steps. It’s next to the search.',
					'atelier'
				),
				way: (
					<Button
						className={ styles.link ?? '' }
						variant="link"
						onClick={ openHelp }
					>
						{ __( 'Open help', 'atelier' ) }
					</Button>
				),
			};
	}
}
