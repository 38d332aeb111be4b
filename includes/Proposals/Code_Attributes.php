<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use WP_HTML_Tag_Processor;

/**
 * Code that WordPress's filter of HTML lets pass: in attributes of blocks, which are no HTML until a block makes an address of them, and
 * in directives, which scripts of blocks carry out.
 */
final class Code_Attributes {
	/** The beginning of an address that runs something, without white space and control characters. */
	private const RUNS = '~^(?:(?:java|vb|live)script:|data:[a-z]+/(?!(?:png|gif|jpeg|webp|avif)\b))~i';

	/** What begins the names of directives of WordPress's Interactivity API. */
	private const DIRECTIVE = 'data-wp-';

	/**
	 * @param mixed $value Attributes of a block, or a value inside.
	 * @throws Invalid_Input
	 */
	public static function refuse( $value ): void {
		if ( is_array( $value ) || is_object( $value ) ) {
			array_map( array( self::class, 'refuse' ), array_values( (array) $value ) );
		} elseif ( is_string( $value ) && preg_match( self::RUNS, (string) preg_replace( '/[\x00-\x20\x7f]+/', '', html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 ) ) ) ) {
			throw new Invalid_Input( 'code', __( 'An attribute has an address that runs code, such as “javascript:”. Use one that begins with https:// or /.', 'atelier' ) );
		}
	}

	/** @throws Invalid_Input */
	public static function refuse_directives( string $html ): void {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( $tags->get_attribute_names_with_prefix( self::DIRECTIVE ) ) {
				throw new Invalid_Input( 'code', __( 'HTML with “data-wp-” attributes isn’t taken from agents, because scripts carry them out. Leave these attributes out.', 'atelier' ) );
			}
		}
	}
}
