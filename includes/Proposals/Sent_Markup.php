<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Filtered_Value;
use Atelier\Support\Invalid_Input;

/**
 * Blocks that an agent sends as text.
 */
final class Sent_Markup {
	/** In bytes. */
	public const MAX_BYTES = 200000;

	/** A tag in which another begins. For WordPress's filter of HTML, many of them take seconds. */
	private const OPEN_TAG = '~<(?!!--)[^<>]*+<~';

	/**
	 * The blocks of a text, if it has nothing but blocks, and nothing that WordPress would remove for users who may not save code.
	 *
	 * @return list<Block_Node>
	 * @throws Invalid_Input
	 */
	public static function parse( string $markup ): array {
		if ( strlen( $markup ) > self::MAX_BYTES ) {
			/* translators: %s: a size, such as "200 KB". */
			throw new Invalid_Input( 'too_large', sprintf( __( 'This markup is larger than %s. Send it in several changes.', 'atelier' ), size_format( self::MAX_BYTES ) ) );
		}
		if ( preg_match( self::OPEN_TAG, $markup ) ) {
			throw new Invalid_Input( 'less_than', __( 'A less-than sign in a text or an attribute has to be written as “&lt;”, and each tag has to end.', 'atelier' ) );
		}
		$tree = Block_Tree::parse( $markup );
		if ( '' !== trim( $tree->root()->html() ) ) {
			throw new Invalid_Input( 'no_block_around', __( 'Some of this text is outside of blocks. Put it into a block, such as a paragraph.', 'atelier' ) );
		}
		if ( ! $tree->root()->children() ) {
			throw new Invalid_Input( 'no_markup', __( 'There are no blocks in this markup. Send at least one.', 'atelier' ) );
		}
		self::refuse_code( $markup );
		foreach ( $tree->nodes() as $node ) {
			Code_Attributes::refuse( $node->attributes() );
			Code_Attributes::refuse_directives( $node->html() );
		}
		return $tree->root()->children();
	}

	/**
	 * Also what misleads people. Whoever acts: an agent with the password of an administrator may not send code either.
	 *
	 * @throws Invalid_Input
	 */
	public static function refuse_code( string $text ): void {
		if ( ! Filtered_Value::is_same( $text, wp_kses( $text, 'post' ) ) ) {
			throw new Invalid_Input( 'code', __( 'This has HTML that isn’t allowed, such as scripts, forms, frames, event handlers or unusual styles. Remove it, or use a block that does the same.', 'atelier' ) );
		}
		Misleading_Html::refuse( $text );
	}
}
