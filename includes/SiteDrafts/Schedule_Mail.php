<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use WP_User;

/**
 * E-mails about scheduled drafts: to the user who scheduled it, or to the site's administrator if that user is deleted.
 */
final class Schedule_Mail {
	private ?WP_User $user;

	private function __construct( ?WP_User $user ) {
		$this->user = $user;
	}

	public static function to( int $user ): self {
		$found = $user > 0 ? get_userdata( $user ) : false;
		return new self( $found ? $found : null );
	}

	public function tell_published( Draft $draft ): void {
		/* translators: 1: the site's title, 2: the title of a site draft. */
		$subject = __( '[%1$s] Published: %2$s', 'atelier' );
		/* translators: %s: the title of a site draft. */
		$text = __( 'The site draft “%s” was published as scheduled.', 'atelier' );
		$this->send( $draft, $subject, $text, '', home_url( '/' ) );
	}

	/** @param string $problem For the recipient. */
	public function tell_held( Draft $draft, string $problem ): void {
		/* translators: 1: the site's title, 2: the title of a site draft. */
		$subject = __( '[%1$s] Not published: %2$s', 'atelier' );
		/* translators: %s: the title of a site draft. */
		$text = __( 'The site draft “%s” couldn’t be published as scheduled. Nothing was changed on your site.', 'atelier' );
		$this->send( $draft, $subject, $text, $problem, self::url( $draft ) );
	}

	/** @param callable(): string $reason */
	public function tell_withdrawn( Draft $draft, callable $reason, bool $is_deleted ): void {
		$this->in_their_language(
			function () use ( $draft, $reason, $is_deleted ): void {
				/* translators: 1: the site's title, 2: the title of a site draft. */
				$subject = __( '[%1$s] No longer scheduled: %2$s', 'atelier' );
				/* translators: %s: the title of a site draft. */
				$text = __( 'The site draft “%s” won’t be published as scheduled.', 'atelier' );
				$this->send( $draft, $subject, $text, $reason(), $is_deleted ? Page::url() : self::url( $draft ) );
			}
		);
	}

	/** @param string $by The name of who didn't wait for its date. */
	public function tell_published_early( Draft $draft, string $by ): void {
		$this->in_their_language(
			function () use ( $draft, $by ): void {
				/* translators: 1: the site's title, 2: the title of a site draft. */
				$subject = __( '[%1$s] Published: %2$s', 'atelier' );
				/* translators: %s: the title of a site draft. */
				$text = __( 'The site draft “%s” was published before its scheduled date.', 'atelier' );
				/* translators: %s: a user. */
				$this->send( $draft, $subject, $text, sprintf( __( '%s published it.', 'atelier' ), $by ), home_url( '/' ) );
			}
		);
	}

	/** Another user makes the request. */
	private function in_their_language( callable $tell ): void {
		$switched = $this->user ? switch_to_user_locale( $this->user->ID ) : false;
		try {
			$tell();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	private static function url( Draft $draft ): string {
		return add_query_arg( Page::DRAFT_ARG, $draft->id, Page::url() );
	}

	private function send( Draft $draft, string $subject, string $text, string $problem, string $url ): void {
		$site  = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$title = wp_specialchars_decode( $draft->title, ENT_QUOTES );
		$parts = array_filter( array( sprintf( $text, $title ), wp_specialchars_decode( wp_strip_all_tags( $problem ), ENT_QUOTES ), $url ) );
		wp_mail( $this->user ? $this->user->user_email : (string) get_option( 'admin_email' ), sprintf( $subject, $site, $title ), implode( "\n\n", $parts ) . "\n" );
	}
}
