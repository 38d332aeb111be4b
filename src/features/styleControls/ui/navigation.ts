import { createContext, useContext } from '@wordpress/element';

/** Ways inside of the styles. */
export interface StylesNavigation {
	/** Where the user is, such as `/typography/link`. */
	readonly path: string;
	/** The nearest screen above; null at the root. */
	readonly above: string | null;
	/** Whether there is a screen at a path, and the site can have it. */
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
