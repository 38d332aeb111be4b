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
 * HTML that WordPress lets pass and with which people would review something else than visitors get: texts that nobody sees, that cover the
 * page or are read the other way round, and addresses that lead elsewhere than they seem to.
 */
final class Misleading_Html {
	/** Declarations that hide or cover content, of those that WordPress lets pass. */
	private const HIDES = '~(?:^|;)\s*(position\s*:\s*(?:fixed|absolute)|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\b~i';

	/** Likewise, that turn letters around. */
	private const TURNS = '~(?:^|;)\s*(direction|unicode-bidi)\s*:~i';

	/** An address with a name before its host, which looks like the host. Browsers do without slashes after these schemes. */
	private const WITH_NAME = '~^(?:(?:https?|ftp):[/\\\\]*|[/\\\\]{2,})[^/?#\\\\]*@~i';

	/** An address with a backslash, which is a slash for browsers. */
	private const WITH_BACKSLASH = '~^(?:https?:|ftp:|[/\\\\])\S*\\\\~i';

	/** The addresses in a style. */
	private const IN_STYLE = '~url\(\s*["\']?([^)"\']*)~i';

	/** Attributes of HTML with an address. */
	private const ADDRESSES = array( 'href', 'src', 'poster', 'data', 'cite', 'background', 'longdesc' );

	/** @throws Invalid_Input */
	public static function refuse( string $html ): void {
		if ( false === strpos( $html, '<' ) ) {
			return;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'BDO' === $tags->get_tag() ) {
				throw self::turned( '<bdo>' );
			}
			if ( null !== $tags->get_attribute( 'hidden' ) ) {
				throw self::hidden( 'hidden' );
			}
			self::refuse_style( (string) $tags->get_attribute( 'style' ) );
			foreach ( self::ADDRESSES as $name ) {
				self::refuse_address( (string) $tags->get_attribute( $name ) );
			}
		}
	}

	/** @throws Invalid_Input */
	private static function refuse_style( string $style ): void {
		if ( preg_match( self::HIDES, $style, $found ) ) {
			throw self::hidden( $found[1] );
		}
		if ( preg_match( self::TURNS, $style, $found ) ) {
			throw self::turned( $found[1] );
		}
		preg_match_all( self::IN_STYLE, $style, $found );
		array_map( array( self::class, 'refuse_address' ), $found[1] );
	}

	/**
	 * @param string $text Which may be an address.
	 * @throws Invalid_Input
	 */
	public static function refuse_address( string $text ): void {
		// Browsers leave these out.
		$address = trim( (string) preg_replace( '/[\t\n\r]+/', '', $text ), "\x00..\x20" );
		if ( preg_match( self::WITH_NAME, $address ) || preg_match( self::WITH_BACKSLASH, $address ) ) {
			throw new Invalid_Input( 'address', __( 'An address has a user name or a backslash, so it leads somewhere else than it seems to. Use one such as https://example.org/page or /page.', 'atelier' ) );
		}
	}

	private static function hidden( string $what ): Invalid_Input {
		/* translators: %s: HTML or CSS, such as "display:none". */
		return new Invalid_Input( 'hidden', sprintf( __( '“%s” can hide content or cover the page, so agents can’t use it. Leave it out.', 'atelier' ), $what ) );
	}

	private static function turned( string $what ): Invalid_Input {
		/* translators: %s: HTML or CSS, such as "unicode-bidi". */
		return new Invalid_Input( 'direction', sprintf( __( '“%s” changes the direction of letters, so people would read something else. Leave it out, or use the attribute “dir” of another element.', 'atelier' ), $what ) );
	}
}
