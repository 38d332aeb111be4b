import { useLayoutEffect, useMemo, useRef } from '@wordpress/element';
import type { UIEvent } from 'react';
import {
	useFeatures,
	useStylesRights,
} from '@/features/globalStyles/index.records';
import { useHasVariations } from '@/features/styleVariations/index.records';
import {
	StylesNavigationContext,
	type StylesNavigation,
	NotHere,
} from '@/features/styleControls/index.records';
import { screenAbove, screenAt } from './table';
import styles from './ScreenStack.module.css';

interface ScreenStackProps {
	readonly path: string;
	readonly onGo: ( path: string ) => void;
	readonly isShown: boolean;
}

/** The screen of a path, with its navigation. */
export function ScreenStack( { path, onGo, isShown }: ScreenStackProps ) {
	const features = useFeatures();
	const { canEditCss } = useStylesRights();
	// The row is rendered until this is known: few themes have no variations, and a late row would move the others.
	const hasVariations = useHasVariations();
	const navigation = useMemo< StylesNavigation >( () => {
		const situation = { features, canEditCss, hasVariations };
		return {
			path,
			above: screenAbove( path, situation ),
			has: ( other ) => screenAt( other, situation ) !== undefined,
			go: onGo,
			isShown,
		};
	}, [ path, features, canEditCss, hasVariations, onGo, isShown ] );
	const found = screenAt( path, { features, canEditCss, hasVariations } );
	const stackProps = useScreenFocus( path );
	return (
		<StylesNavigationContext.Provider value={ navigation }>
			<div key={ path } className={ styles.stack } { ...stackProps }>
				{ found ? (
					<found.Screen params={ found.params } />
				) : (
					<NotHere />
				) }
			</div>
		</StylesNavigationContext.Provider>
	);
}

/**
 * Moves the focus: to the heading of a child screen, and back to the row that opened it, where the parent's scroll position
 * is restored.
 */
function useScreenFocus( path: string ) {
	const holder = useRef< HTMLDivElement >( null );
	const scrolled = useRef( new Map< string, number >() );
	const before = useRef( path );
	useLayoutEffect( () => {
		const from = before.current;
		before.current = path;
		const screen = holder.current;
		if ( from === path || ! screen ) {
			return;
		}
		const used = isAbove( path, from )
			? ( rowTo( screen, from ) ?? buttonTo( screen, from ) )
			: undefined;
		if ( used ) {
			screen.scrollTop = scrolled.current.get( path ) ?? 0;
		}
		(
			used ??
			screen.querySelector< HTMLElement >( '[data-styles-heading]' )
		)?.focus( { preventScroll: true } );
	}, [ path ] );
	return {
		ref: holder,
		onScroll: ( { currentTarget }: UIEvent< HTMLElement > ) =>
			void scrolled.current.set( path, currentTarget.scrollTop ),
	};
}

const isAbove = ( path: string, below: string ): boolean =>
	path === '/' || below.startsWith( `${ path }/` );

/** The row that links to a path, or to a parent of it. */
const rowTo = ( screen: HTMLElement, path: string ): HTMLElement | undefined =>
	[ ...screen.querySelectorAll< HTMLElement >( '[data-goes-to]' ) ].find(
		( { dataset: { goesTo = '' } } ) =>
			goesTo === path || isAbove( goesTo, path )
	);

/** The nearest button outside the screens that links to a path, such as in the bar above. */
function buttonTo(
	screen: HTMLElement,
	path: string
): HTMLElement | undefined {
	let around: HTMLElement | null = screen;
	while ( around ) {
		const found = around.querySelector< HTMLElement >(
			`[data-goes-to="${ CSS.escape( path ) }"]`
		);
		if ( found ) {
			return found;
		}
		around = around.parentElement;
	}
	return undefined;
}
