import { useEvent } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { boot } from '@/platform/boot';
import { navigate, postsRoute, type PostsParams } from '@/routing';
import type { Post } from '../model/post';
import type { PostsView } from '../model/view';

/** The state of quick edit for the selected items, with functions that open and close it. */
export function useQuickEdit( params: PostsParams, { type }: PostsView ) {
	const toggle = useRef< HTMLButtonElement >( null );
	// Beside the list layout there is a preview of the item already.
	const isOffered =
		boot().features.quickEdit && params.type === 'page' && type !== 'list';
	const isOpen = isOffered && params.quickEdit === true;
	// The toggle keeps the focus, and the action of a row is over with its menu.
	const [ wantsFocus, setWantsFocus ] = useState( 0 );
	const onToggle = useEvent( () => {
		setWantsFocus( 0 );
		const { quickEdit: _before, ...others } = params;
		navigate(
			postsRoute,
			{ ...others, ...( isOpen ? {} : { quickEdit: true } ) },
			{ replace: true }
		);
	} );
	const onClose = useEvent( () => {
		onToggle();
		toggle.current?.focus();
	} );
	const onItems = useEvent( ( posts: readonly Post[] ) => {
		setWantsFocus( ( before ) => before + 1 );
		navigate(
			postsRoute,
			{
				...params,
				quickEdit: true,
				selected: posts.map( ( { id } ) => id ),
			},
			{ replace: true }
		);
	} );
	return {
		isOffered,
		isOpen,
		wantsFocus,
		toggle,
		onToggle,
		onClose,
		onItems,
	};
}
