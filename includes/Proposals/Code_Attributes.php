<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Styles\Css_Validator;
use Atelier\Styles\Rejection;
use Atelier\Support\Invalid_Input;
use stdClass;
use WP_HTML_Tag_Processor;

/**
 * Code that WordPress's filter of HTML lets pass: in attributes of blocks, which are no HTML until a block makes an address of them, and
 * in directives, which scripts of blocks carry out.
 */
final class Code_Attributes {
	/** The beginning of an address that runs something, without white space and control characters; also within CSS. */
	private const RUNS = '~(?:^|url\(["\']?)(?:(?:java|vb|live)script:|data:[a-z]+/(?!(?:png|gif|jpeg|webp|avif)\b))~i';

	/** Attributes of blocks of which WordPress makes CSS. It ends some of their values where they end a rule. */
	private const STYLES = array( 'style', 'layout' );

	/** Values of these that aren't CSS, but an address. */
	private const ADDRESS = 'url';

	/** What begins the names of directives of WordPress's Interactivity API. */
	private const DIRECTIVE = 'data-wp-';

	/** @throws Invalid_Input */
	public static function refuse( stdClass $attributes ): void {
		self::refuse_addresses( $attributes );
		self::refuse_label( $attributes->label ?? '' );
		foreach ( self::STYLES as $name ) {
			self::refuse_ends( $attributes->$name ?? null, $name );
		}
	}

	/**
	 * @param mixed  $value Of a style, or of a group of them.
	 * @param string $path  Where it is, such as "style.color.text".
	 * @throws Invalid_Input If the value would end the rule that it is in.
	 */
	private static function refuse_ends( $value, string $path ): void {
		foreach ( is_array( $value ) || is_object( $value ) ? (array) $value : array() as $name => $inner ) {
			if ( self::ADDRESS !== $name ) {
				self::refuse_ends( $inner, "$path.$name" );
			}
		}
		$reason = is_string( $value ) ? Css_Validator::error_in_value( $value ) : null;
		if ( null !== $reason ) {
			throw new Invalid_Input( 'style', Rejection::message( $path, $reason ) );
		}
	}

	/**
	 * @param mixed $value Attributes of a block, or a value inside.
	 * @throws Invalid_Input
	 */
	private static function refuse_addresses( $value ): void {
		if ( is_array( $value ) || is_object( $value ) ) {
			array_map( array( self::class, 'refuse_addresses' ), array_values( (array) $value ) );
		} elseif ( is_string( $value ) && preg_match( self::RUNS, (string) preg_replace( '/[\x00-\x20\x7f]+/', '', html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 ) ) ) ) {
			throw new Invalid_Input( 'code', __( 'An attribute has an address that runs code, such as “javascript:”. Use one that begins with https:// or /.', 'atelier' ) );
		} elseif ( is_string( $value ) ) {
			Misleading_Html::refuse( $value );
			Misleading_Html::refuse_address( $value );
		}
	}

	/**
	 * @param mixed $label Of an item of a menu, for example. One that is empty isn't shown.
	 * @throws Invalid_Input If it is shown, and nobody sees it.
	 */
	public static function refuse_label( $label ): void {
		if ( is_string( $label ) && '' !== $label && Change_Schema::is_blank_html( $label ) ) {
			throw new Invalid_Input( 'label', __( 'No one would see anything of this label. Write one that people can read.', 'atelier' ) );
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
