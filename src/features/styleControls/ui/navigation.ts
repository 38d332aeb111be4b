import { createContext, useContext } from '@wordpress/element';

/** Navigation inside the styles. */
export interface StylesNavigation {
	/** The current path, such as `/typography/link`. */
	readonly path: string;
	/** The nearest parent screen; null at the root. */
	readonly above: string | null;
	/** Whether a path has a screen that is available on this site. */
	readonly has: ( path: string ) => boolean;
	readonly go: ( path: string ) => void;
}

export const StylesNavigationContext = createContext< StylesNavigation >( {
	path: '/',
	above: null,
	has: () => false,
	go: () => undefined,
} );

export const useStylesNavigation = (): StylesNavigation =>
	useContext( StylesNavigationContext );
