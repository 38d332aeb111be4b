<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\Agents\Agent_Role;
use Atelier\Previews\Own_Requests;
use Atelier\Tests\Proposals\Agent_Case;

require_once dirname( __DIR__ ) . '/Proposals/Agent_Case.php';

final class Own_Requests_Test extends Agent_Case {
	private const RULE = 'Content-Security-Policy';

	/**
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	private function restricted( int $draft, array $headers = array() ): array {
		return Own_Requests::restrict( $headers, $draft, $this->store->changes( $draft ) );
	}

	private function propose_title(): int {
		$draft = $this->start();
		$this->propose( $draft, array( $this->good() ) );
		return $draft;
	}

	public function test_what_an_agent_proposes_loads_from_this_site_only(): void {
		$rule = $this->restricted( $this->propose_title() )[ self::RULE ];
		foreach ( array( 'img-src', 'media-src', 'frame-src' ) as $kind ) {
			$this->assertMatchesRegularExpression( "~(^|; )$kind 'self' " . preg_quote( untrailingslashit( home_url() ), '~' ) . '(?= |;|$)~', $rule );
		}
		$this->assertStringNotContainsString( '*', $rule );
	}

	public function test_files_may_be_on_a_host_of_their_own(): void {
		$this->add_filter( 'upload_dir', static fn( array $folder ): array => array( 'baseurl' => 'https://files.example:8443/uploads' ) + $folder );
		$this->assertStringContainsString( "'self'", $this->restricted( $this->propose_title() )[ self::RULE ] );
		$this->assertStringContainsString( ' https://files.example:8443', $this->restricted( $this->propose_title() )[ self::RULE ] );
	}

	public function test_the_rules_of_others_stay(): void {
		$headers = $this->restricted( $this->propose_title(), array( self::RULE => "script-src 'self'", 'X-Other' => 'kept' ) );
		$this->assertStringStartsWith( "script-src 'self', img-src", $headers[ self::RULE ] );
		$this->assertSame( 'kept', $headers['X-Other'] );
	}

	public function test_what_was_moved_into_a_draft_of_a_person_is_still_proposed(): void {
		$from = $this->propose_title();
		wp_set_current_user( $this->admin );
		$to = $this->make_draft();
		$this->assertTrue( $this->store->move( $from, "page:$this->page", $to ) );
		get_userdata( $this->agent )->remove_cap( Agent_Role::CAPABILITY );
		$this->assertArrayHasKey( self::RULE, $this->restricted( $to ) );
		$this->assertSame( 200, $this->in( $to, 'POST', "/wp/v2/pages/$this->page", array( 'content' => self::paragraph( 'By hand' ) ) )->get_status() );
		$this->assertSame( array(), $this->restricted( $to ) );
	}

	public function test_drafts_of_people_and_empty_ones_load_what_they_want(): void {
		$this->assertSame( array(), $this->restricted( $this->start() ) );
		wp_set_current_user( $this->admin );
		$this->assertSame( array(), $this->restricted( $this->make_draft() ) );
	}
}
