<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

require_once __DIR__ . '/Adversary_Case.php';

/**
 * Hostile requests of each role, one after the other into the same site draft, which an administrator publishes then.
 */
final class Routes_Test extends Adversary_Case {
	private Attack $attack;

	protected function setUp(): void {
		parent::setUp();
		$this->add_filter( 'pre_wp_mail', '__return_true' );
		$this->attack = new Attack( $this->ids, $this->queries, array( $this, 'make_small_draft' ) );
	}

	public function make_small_draft(): int {
		$this->be( 'administrator' );
		$this->leave_drafts();
		$draft = $this->make_draft();
		$this->send( 'POST', '/wp/v2/pages/' . $this->ids['other_page'], array( 'title' => uniqid( 'T' ) ), $draft );
		$this->leave_drafts();
		return $draft;
	}

	public function test_hostile_requests_change_and_store_nothing_that_they_may_not(): void {
		$this->assertTrue( count( Attack::routes() ) > 80, 'there are routes' );
		foreach ( array_diff( Roles::ALL, array( 'administrator' ) ) as $role ) {
			$this->attack->by( $role, $this->users[ $role ], (int) $this->ids['draft'] );
		}
		$this->be( 'administrator' );
		$this->attack->publish( (int) $this->ids['draft'] );
		$this->attack->by( 'administrator', $this->users['administrator'], (int) $this->ids['admin'] );
		$this->assertTrue( $this->attack->requests() > 300, 'requests were sent' );
		$this->assertTrue( $this->queries->count() > $this->attack->requests(), 'queries were seen' );
		$problems = $this->attack->problems();
		$this->assertSame( '', implode( "\n", array_slice( $problems, 0, 60 ) ), count( $problems ) . ' kinds of problems in ' . $this->attack->requests() . ' requests' );
	}
}
