import { createContext, useContext } from '@wordpress/element';
import { useCloseOnEscape } from '@/ui/closeOnEscape';

/** Navigation inside the styles. */
export interface StylesNavigation {
	/** The current path, such as `/typography/link`. */
	readonly path: string;
	/** The nearest parent screen; null at the root. */
	readonly above: string | null;
	/** Whether a path has a screen that is available on this site. */
	readonly has: ( path: string ) => boolean;
	readonly go: ( path: string ) => void;
	/** Whether the screens are visible: beside the editor, those of the main menu aren't. */
	readonly isShown: boolean;
}

export const StylesNavigationContext = createContext< StylesNavigation >( {
	path: '/',
	above: null,
	has: () => false,
	go: () => undefined,
	isShown: false,
} );

export const useStylesNavigation = (): StylesNavigation =>
	useContext( StylesNavigationContext );

/** Makes Escape lead to the parent screen, for screens that change the canvas. */
export function useLeaveOnEscape(): void {
	const { above, go, isShown } = useStylesNavigation();
	useCloseOnEscape( above !== null && isShown ? () => go( above ) : null );
}
